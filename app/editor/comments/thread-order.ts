import { type ContainerDocument, nodesOf } from '../../content/index.ts'
import type { CommentThread } from '../../review/schema.ts'

/**
 * Threads in the order of the page: those on all of it, then those on its modules in reading order, at last those whose
 * modules are gone.
 */
export function orderThreads(threads: readonly CommentThread[], documents: readonly ContainerDocument[]): CommentThread[] {
  const places = new Map(documents.flatMap((document) => [...nodesOf(document)].map(({ id }) => id)).map((id, index) => [id, index]))
  const placeOf = ({ anchor }: CommentThread) => (anchor.node === null ? -1 : (places.get(anchor.node) ?? places.size))
  return threads.toSorted((one, other) => placeOf(one) - placeOf(other) || one.anchor.offset - other.anchor.offset || one.id - other.id)
}
