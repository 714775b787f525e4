import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ContentObject } from '../content-object.ts'
import type { ModuleRegistry } from '../module-registry.server.ts'
import { heldTranslationsOf, makePlannedLive, mergePlanned, type PlannedContent } from '../planned-content.server.ts'
import type { LiveWrite } from '../publishing.server.ts'
import type { PlannedTranslation } from '../tables.ts'
import { objectKey, type ReleaseParts, readNamed } from './release-parts.server.ts'

/** What speaks against a part of a release; empty for nothing. */
export type PartProblem = { title: string; problem: string }

/** Why content could not go live now, with its translations; empty when nothing speaks against it. */
export function contentProblem(modules: ModuleRegistry, parts: ReleaseParts, content: PlannedContent): string {
  const { rows, withoutContainers, translations } = parts
  const own = rows.get(objectKey(content)) ?? []
  if (own.length === 0 && !withoutContainers.has(objectKey(content))) return t('It was deleted.')
  try {
    const { merged, conflicts } = mergePlanned(modules, content, own)
    const live = translations.get(objectKey(content)) ?? (() => undefined)
    return changedMeanwhile([...conflicts, ...heldTranslationsOf(modules, content, { rows: own, live, merged })])
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

/** What speaks against the contents of a release, each with the title of its object. */
export async function readContentProblems(
  { modules, tx }: LiveWrite,
  parts: ReleaseParts,
  contents: readonly PlannedContent[],
): Promise<PartProblem[]> {
  const problems: PartProblem[] = []
  for (const content of contents) {
    const problem = contentProblem(modules, parts, content)
    if (problem) problems.push({ title: await titleOf(tx, content), problem })
  }
  return problems
}

/** @throws Problem 409 `release_conflict` with a sentence for each part that something speaks against */
export function assertNoProblems(problems: readonly PartProblem[]): void {
  const sentences = problems.flatMap(({ title, problem }) => (problem ? [title ? `${title}: ${problem}` : problem] : []))
  if (sentences.length > 0) throw new Problem(409, 'release_conflict', sentences.join(' '), { problems: sentences })
}

type Merged<Content> = { content: Content; rows: NonNullable<ReturnType<ReleaseParts['rows']['get']>> } & Pick<
  ReturnType<typeof mergePlanned>,
  'merged'
>

/**
 * Merges all contents of a release into what is live now; writes nothing.
 * @returns also whether a page gets a version of its own for its switches, because its content does not change
 */
export function mergeContents<Content extends PlannedContent>(
  modules: ModuleRegistry,
  parts: ReleaseParts,
  contents: readonly Content[],
): { merged: Merged<Content>[]; isVersioned: (pageId: number) => boolean } {
  const all = contents.map((content) => {
    const rows = parts.rows.get(objectKey(content)) ?? []
    return { content, rows, merged: mergePlanned(modules, content, rows).merged }
  })
  const changing = new Set(all.flatMap(({ content, merged }) => (merged.length > 0 ? [objectKey(content)] : [])))
  return { merged: all, isVersioned: (pageId) => !changing.has(objectKey({ contentType: 'page', objectId: pageId })) }
}

/**
 * Makes one of them live, with its translations.
 * @returns the way back of the translations
 * @throws Problem 409 `release_conflict` for a translation that was published since the problems were read
 */
export async function makeContentLive(
  work: LiveWrite,
  { content, rows, merged }: Merged<PlannedContent>,
  summary: string,
): Promise<PlannedTranslation[]> {
  const { back, conflicts } = await makePlannedLive(work, content, { rows, merged, summary })
  if (conflicts.length > 0) assertNoProblems([{ title: await titleOf(work.tx, content), problem: changedMeanwhile(conflicts) }])
  return back
}

function changedMeanwhile(names: string[]): string {
  return names.length > 0 ? t('Changed meanwhile: {names}', { names: names.join(', ') }) : ''
}

async function titleOf(tx: Database, { contentType, objectId }: ContentObject): Promise<string> {
  const [named] = await readNamed(tx, contentType, [objectId])
  return named?.title ?? ''
}
