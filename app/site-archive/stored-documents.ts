import type { ContainerDocument } from '../content/index.ts'

type Row = Record<string, unknown>

/** The documents of the content system in a row: live, draft, of versions, planned. */
export function documentsIn(table: string, row: Row): ContainerDocument[] {
  if (table === 'containers' || table === 'drafts') return [row.document as ContainerDocument]
  if (table === 'versions') return Object.values((row.documents ?? {}) as Record<string, ContainerDocument>)
  if (table !== 'scheduled_changes') return []
  const planned = Object.values((row.containers ?? {}) as Record<string, { before: ContainerDocument; after: ContainerDocument }>)
  return planned.flatMap(({ before, after }) => [before, after])
}
