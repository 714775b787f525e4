import type { ContentNode } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'

const known = new WeakMap<ContentNode, string>()

/** The first words of a module. They are asked for of the whole page after each change, and a node never changes. */
export function moduleSummary(node: ContentNode): string {
  const before = known.get(node)
  if (before !== undefined) return before
  const summary = definitionOf(node.type)?.summary(node.data) ?? ''
  known.set(node, summary)
  return summary
}
