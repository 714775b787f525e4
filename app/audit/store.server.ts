import { createHash } from 'node:crypto'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { Finding } from './finding.ts'
import type { Subject } from './subject.ts'
import { findings } from './tables.ts'

const MAX_WORDS = 300
const MAX_PER_SUBJECT = 200

/** What a thing is known by. */
export type SubjectName = Pick<Subject, 'contentType' | 'objectId'>

/** Keeps what is wrong with one thing in the place of what was; what was known before keeps its date. */
export async function keepFindings({ db, clock }: Pick<Platform, 'db' | 'clock'>, subject: Subject, found: Finding[]): Promise<void> {
  const { contentType, objectId, title } = subject
  const since = toDate(clock.now())
  const once = new Map(found.slice(0, MAX_PER_SUBJECT).map((finding) => [keyOf(finding), finding]))
  const rows = [...once].map(([key, { kind, field, text, target, detail = '', node }]) => {
    const words = { text: text.slice(0, MAX_WORDS), target, detail }
    return { contentType, objectId, key, kind, title, ...words, href: placeOf(subject, field, node), since }
  })
  await db.transaction(async (tx) => {
    const keys = [...once.keys()]
    await tx.delete(findings).where(and(isOf(subject), keys.length > 0 ? notInArray(findings.key, keys) : undefined))
    if (rows.length === 0) return
    const set = { title: sql`excluded.title`, href: sql`excluded.href`, detail: sql`excluded.detail` }
    const target = [findings.contentType, findings.objectId, findings.key]
    await tx.insert(findings).values(rows).onConflictDoUpdate({ target, set })
  })
}

/** Forgets what was wrong with things that are gone or that nobody sees any more. */
export async function forgetFindings({ db }: Pick<Platform, 'db'>, contentType: string, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(findings).where(and(eq(findings.contentType, contentType), inArray(findings.objectId, ids)))
}

/** The things that something is known to be wrong with. One statement. */
export async function thingsWithFindings({ db }: Pick<Platform, 'db'>): Promise<SubjectName[]> {
  return db.selectDistinct({ contentType: findings.contentType, objectId: findings.objectId }).from(findings)
}

/** Things that link within the house to where nothing is. One statement. */
export async function thingsWithBrokenWays({ db }: Pick<Platform, 'db'>, limit: number): Promise<SubjectName[]> {
  return db
    .selectDistinct({ contentType: findings.contentType, objectId: findings.objectId })
    .from(findings)
    .where(inArray(findings.kind, ['link-dead', 'anchor-dead']))
    .limit(limit)
}

function isOf({ contentType, objectId }: SubjectName) {
  return and(eq(findings.contentType, contentType), eq(findings.objectId, objectId))
}

/** The same fault in the same module or field is the same finding, wherever in a list it has moved to. */
function keyOf({ kind, field, node, text, target }: Finding): string {
  const place = node ? node.nodeId : field
  return createHash('sha1').update([kind, place, text, target].join('\n')).digest('base64url')
}

/** The address at which staff mend it: the page in editing, with the module chosen, or the form at the field. */
function placeOf({ url, form, metAt }: Subject, field: string, node: Finding['node']): string {
  if (node && metAt) return metAt
  if (node) return `${url ?? '/de'}?edit=${encodeURIComponent(node.nodeId)}`
  if (!form) return `${url ?? '/de'}?edit`
  return field ? `${form}?field=${encodeURIComponent(field.split('.')[0] ?? '')}` : form
}
