import { and, count, desc, inArray, lt } from 'drizzle-orm'
import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Platform } from '../platform/platform.ts'
import { recordTypes } from '../records/registry.server.ts'
import { LEGAL_CONTENT } from '../site/index.server.ts'
import { FINDING_GROUPS, FINDING_KINDS, type FindingGroup, type FindingKind } from './finding.ts'
import { findings } from './tables.ts'

const SHOWN = 50

type Reader = Pick<Platform, 'db'>
export type FindingCounts = Partial<Record<FindingKind, number>>

/** Parses the filter of the list: a kind, a group of kinds, or none. */
export function filterFrom(text: string | null): FindingKind | FindingGroup | undefined {
  const names = [...Object.keys(FINDING_GROUPS), ...Object.keys(FINDING_KINDS)] as (FindingKind | FindingGroup)[]
  return names.find((name) => name === text)
}

/** A page of the findings, newest first. One statement. */
export async function readFindings({ db }: Reader, { by, before }: { by: ReturnType<typeof filterFrom>; before: number | undefined }) {
  const rows = await db
    .select()
    .from(findings)
    .where(and(by ? inArray(findings.kind, kindsOf(by)) : undefined, before ? lt(findings.id, before) : undefined))
    .orderBy(desc(findings.id))
    .limit(SHOWN + 1)
  const pageRows = rows.slice(0, SHOWN)
  return {
    findings: pageRows.map(({ id, kind, contentType, title, href, text, target, detail, since }) => {
      return { id, kind, type: labelOf(contentType), title, href, text, target, detail, since: isoWithOffset(toInstant(since)) }
    }),
    next: rows.length > SHOWN ? (pageRows.at(-1)?.id ?? null) : null,
  }
}

/** The number of findings by kind. One statement. */
export async function countFindings({ db }: Reader): Promise<FindingCounts> {
  const rows = await db.select({ kind: findings.kind, number: count() }).from(findings).groupBy(findings.kind)
  return Object.fromEntries(rows.map(({ kind, number }) => [kind, number]))
}

/** The number of findings by group. */
export function countGroups(counts: FindingCounts): Record<FindingGroup, number> {
  const sum = (kinds: readonly FindingKind[]) => kinds.reduce((all, kind) => all + (counts[kind] ?? 0), 0)
  return Object.fromEntries(Object.entries(FINDING_GROUPS).map(([name, { kinds }]) => [name, sum(kinds)])) as Record<FindingGroup, number>
}

function kindsOf(by: FindingKind | FindingGroup): FindingKind[] {
  return by in FINDING_GROUPS ? [...FINDING_GROUPS[by as FindingGroup].kinds] : [by as FindingKind]
}

function labelOf(contentType: string): string {
  const type = recordTypes().find(({ name }) => name === contentType)
  if (type) return t(type.label)
  if (contentType === LEGAL_CONTENT) return t('Page')
  return t(contentType === 'settings' ? 'Settings' : contentType === 'container' ? 'Container' : 'Page')
}
