import { createHash } from 'node:crypto'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { toDate } from '../platform/clock/clock.ts'
import type { Platform } from '../platform/platform.ts'
import type { AuditTarget } from './audit-target.ts'
import type { Finding } from './finding.ts'
import { findings } from './tables.ts'

const MAX_WORDS = 300
const MAX_PER_TARGET = 200

/** Identifies an audit target. */
export type TargetKey = Pick<AuditTarget, 'contentType' | 'objectId'>

/** Replaces the findings of one target; findings known before keep their date. */
export async function saveFindings({ db, clock }: Pick<Platform, 'db' | 'clock'>, audited: AuditTarget, found: Finding[]): Promise<void> {
  const { contentType, objectId, title } = audited
  const since = toDate(clock.now())
  const once = new Map(found.slice(0, MAX_PER_TARGET).map((finding) => [keyOf(finding), finding]))
  const rows = [...once].map(([key, { kind, field, text, target, detail = '', node }]) => {
    const words = { text: text.slice(0, MAX_WORDS), target, detail }
    return { contentType, objectId, key, kind, title, ...words, href: hrefOf(audited, field, node), since }
  })
  await db.transaction(async (tx) => {
    const keys = [...once.keys()]
    await tx.delete(findings).where(and(isOf(audited), keys.length > 0 ? notInArray(findings.key, keys) : undefined))
    if (rows.length === 0) return
    const set = { title: sql`excluded.title`, href: sql`excluded.href`, detail: sql`excluded.detail` }
    const conflictTarget = [findings.contentType, findings.objectId, findings.key]
    await tx.insert(findings).values(rows).onConflictDoUpdate({ target: conflictTarget, set })
  })
}

/** Deletes the findings of targets that are gone or no longer published. */
export async function deleteFindings({ db }: Pick<Platform, 'db'>, contentType: string, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.delete(findings).where(and(eq(findings.contentType, contentType), inArray(findings.objectId, ids)))
}

/** The targets that have findings. One statement. */
export async function targetsWithFindings({ db }: Pick<Platform, 'db'>): Promise<TargetKey[]> {
  return db.selectDistinct({ contentType: findings.contentType, objectId: findings.objectId }).from(findings)
}

/** Targets with dead internal links. One statement. */
export async function targetsWithBrokenLinks({ db }: Pick<Platform, 'db'>, limit: number): Promise<TargetKey[]> {
  return db
    .selectDistinct({ contentType: findings.contentType, objectId: findings.objectId })
    .from(findings)
    .where(inArray(findings.kind, ['link-dead', 'anchor-dead']))
    .limit(limit)
}

function isOf({ contentType, objectId }: TargetKey) {
  return and(eq(findings.contentType, contentType), eq(findings.objectId, objectId))
}

/** The identity of a finding: kind, module or field, text and target. The index in a list does not count. */
function keyOf({ kind, field, node, text, target }: Finding): string {
  const place = node ? node.nodeId : field
  return createHash('sha1').update([kind, place, text, target].join('\n')).digest('base64url')
}

/** The address at which staff can fix it: the edited page with the module selected, or the form at the field. */
function hrefOf({ url, form, editUrl: metAt }: AuditTarget, field: string, node: Finding['node']): string {
  if (node && metAt) return metAt
  if (node) return `${url ?? '/de'}?edit=${encodeURIComponent(node.nodeId)}`
  if (!form) return `${url ?? '/de'}?edit`
  return field ? `${form}?field=${encodeURIComponent(field.split('.')[0] ?? '')}` : form
}
