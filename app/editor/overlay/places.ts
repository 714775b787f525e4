import { type ContainerDocument, type ContentColumn, locate, nodesOf, type Place, ROOT_ID } from '../../content/index.ts'

/** Every place a node could be moved to, in reading order, without those inside itself. */
export function placesFor(document: ContainerDocument, nodeId: string): Place[] {
  const moved = locate(document, nodeId)?.node
  const inside = new Set(moved ? [moved.id, ...[...nodesOf(moved)].map((node) => node.id)] : [])
  const places: Place[] = []
  function visit(parent: string, columns: ContentColumn[]): void {
    for (const [column, { children }] of columns.entries()) {
      for (const child of children) {
        if (child.id !== nodeId) places.push({ parent, column, before: child.id })
        if (child.columns && !inside.has(child.id)) visit(child.id, child.columns)
      }
      places.push({ parent, column, before: null })
    }
  }
  visit(ROOT_ID, document.columns)
  return places
}

/** The place one step up or down in reading order; undefined at the ends. */
export function neighbourPlace(document: ContainerDocument, nodeId: string, step: -1 | 1): Place | undefined {
  const located = locate(document, nodeId)
  if (!located) return undefined
  const places = placesFor(document, nodeId)
  const here = places.findIndex(
    (place) => place.parent === located.parent && place.column === located.column && place.before === located.next,
  )
  return places[here + step]
}
