import { t } from '../platform/i18n/i18n.ts'
import type { ContainerDocument, ContentNode } from './document.ts'
import { locate, nodesOf } from './tree.ts'

const MAX_LENGTH = 300

/** What differs between two documents, in a few words for the list of versions. @param labelOf names a module type */
export function changeSummary(before: ContainerDocument, after: ContainerDocument, labelOf: (type: string) => string): string {
  const had = new Map([...nodesOf(before)].map((node) => [node.id, node]))
  const has = new Map([...nodesOf(after)].map((node) => [node.id, node]))
  const added = [...has.values()].filter((node) => !had.has(node.id))
  const removed = [...had.values()].filter((node) => !has.has(node.id))
  const kept = [...has.values()].filter((node) => had.has(node.id))
  const changed = kept.filter((node) => JSON.stringify(node.data) !== JSON.stringify(had.get(node.id)?.data))
  const moved = kept.filter((node) => placeOf(before, node.id) !== placeOf(after, node.id))
  const names = (nodes: ContentNode[]) => [...new Set(nodes.map((node) => labelOf(node.type)))].join(', ')
  const parts = [
    added.length > 0 && t('new: {names}', { names: names(added) }),
    changed.length > 0 && t('changed: {names}', { names: names(changed) }),
    removed.length > 0 && t('removed: {names}', { names: names(removed) }),
    moved.length > 0 && t('moved: {names}', { names: names(moved) }),
  ]
  return parts.filter(Boolean).join(' · ').slice(0, MAX_LENGTH)
}

/** Column and parent of a node; its order among neighbours changes with theirs and is not named. */
function placeOf(document: ContainerDocument, id: string): string {
  const located = locate(document, id)
  return `${located?.parent}:${located?.column}`
}
