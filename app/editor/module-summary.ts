import type { ContentNode } from '../content/index.ts'
import { EMBEDDING_MODULE } from '../content/reuse/reusable.ts'
import { definitionOf } from '../modules/definitions.ts'
import { knownPart } from './reuse/reusables.ts'

const known = new WeakMap<ContentNode, string>()

/** The first words of a module; of a shared part its name, once it is known. They are asked for of the whole page after each change, and a node never changes. */
export function moduleSummary(node: ContentNode): string {
  const part = node.type === EMBEDDING_MODULE ? knownPart(node.data.slug) : undefined
  if (part) return part.title
  const before = known.get(node)
  if (before !== undefined) return before
  const summary = definitionOf(node.type)?.summary(node.data) ?? ''
  known.set(node, summary)
  return summary
}
