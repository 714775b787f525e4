import { inArray } from 'drizzle-orm'
import { lint } from '../content-lint/lint.ts'
import type { Database } from '../platform/database/database.ts'
import { media } from '../platform/media/tables.ts'
import type { AuditTarget, PlacedFragment } from './audit-target.ts'
import type { ExternalLinkProblem } from './external-link-checker.server.ts'
import type { Finding } from './finding.ts'
import type { InternalLinkChecker } from './internal-link-checker.server.ts'

/** Resolves links: internal ones by requests to the site, external ones by the stored results. */
export type LinkIndex = { internal: InternalLinkChecker; brokenExternal: ReadonlyMap<string, ExternalLinkProblem> }

/** All findings of one target. One statement where it shows files, and one request to the site per internal address. */
export async function auditTarget(db: Database, target: AuditTarget, links: LinkIndex): Promise<Finding[]> {
  const files = await readMissingFiles(db, target.fragments)
  // The order of headings is known only for modules of a page, not for those of a shared container.
  const [placed, fields] = [target.fragments.filter(({ node }) => node), target.fragments.filter(({ node }) => !node)]
  const issues = [...lint(placed, { isPage: target.url !== null }), ...lint(fields, { isPage: false })]
  const findings = issues.map(({ kind, fragment, text, target, detail }) => findingAt(fragment, kind, { text, target, detail }))
  for (const fragment of target.fragments) {
    if (fragment.kind === 'file' && files.has(fragment.id))
      findings.push(findingAt(fragment, 'file-missing', { target: String(fragment.id) }))
    if (fragment.kind === 'link') findings.push(...(await linkFindings(fragment, target.url, links)))
  }
  return [...findings, ...(target.findings ?? [])]
}

/** The ids of referenced files that were deleted or withdrawn. */
async function readMissingFiles(db: Database, fragments: PlacedFragment[]): Promise<Set<number>> {
  const named = new Set(fragments.flatMap((fragment) => (fragment.kind === 'file' ? [fragment.id] : [])))
  if (named.size === 0) return named
  const rows = await db
    .select({ id: media.id, isWithdrawn: media.isWithdrawn })
    .from(media)
    .where(inArray(media.id, [...named]))
  for (const { id, isWithdrawn } of rows) if (!isWithdrawn) named.delete(id)
  return named
}

async function linkFindings(
  fragment: PlacedFragment & { kind: 'link' },
  from: string | null,
  { internal, brokenExternal }: LinkIndex,
): Promise<Finding[]> {
  const { address, shown } = fragment
  const failure = brokenExternal.get(address)
  if (failure) return [findingAt(fragment, 'link-outside', { text: shown, target: address, detail: failure })]
  const problem = internal.isOwn(address) ? await internal.problemOf(address, from) : null
  return problem ? [findingAt(fragment, problem, { text: shown, target: address })] : []
}

function findingAt(
  { field, node }: PlacedFragment,
  kind: Finding['kind'],
  words: Partial<Pick<Finding, 'text' | 'target' | 'detail'>>,
): Finding {
  return { kind, field, node, text: '', target: '', ...words }
}
