import { type ChangedNode, type ContainerDocument, changedNodes, locate, ROOT_ID } from '../../content/index.ts'
import { type FieldChange, fieldChanges } from './field-changes.ts'

/** A changed module with its changed fields. */
export type Difference = ChangedNode & { fields: FieldChange[] }

/** The changed modules between two states of an object, in page order. @param before, after documents by container slug */
export function differencesBetween(before: Record<string, ContainerDocument>, after: Record<string, ContainerDocument>): Difference[] {
  return Object.entries(after).flatMap(([slug, newer]) => {
    const older = before[slug]
    if (!older) return []
    return changedNodes(older, newer).map((change) => ({ ...change, fields: fieldsOf(change, older, newer) }))
  })
}

function fieldsOf({ id, type }: ChangedNode, older: ContainerDocument, newer: ContainerDocument): FieldChange[] {
  return fieldChanges(type, dataOf(older, id), dataOf(newer, id))
}

function dataOf(document: ContainerDocument, id: string): Record<string, unknown> {
  if (id !== ROOT_ID) return locate(document, id)?.node.data ?? {}
  const { layout, extraClass, image } = document
  return { layout, extraClass, image }
}
