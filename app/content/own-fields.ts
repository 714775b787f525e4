import { type ContainerDocument, type ContentNode, emptyDocument } from './document.ts'
import { sameJson } from './same-json.ts'

/** The model of the container that holds an object's own fields, and the type of the one node in it. */
export const OWN_FIELDS = 'own-fields'

/**
 * The fields of records that their pages show and that are edited there, by content type: texts, pictures and rows of people.
 * Which other fields a record has, only its form knows.
 */
const OWN_FIELDS_OF: Readonly<Record<string, readonly string[]>> = {
  article: ['preline', 'title', 'subline', 'lead', 'imageId'],
  event: ['note', 'cast'],
  form: ['title', 'intro', 'successText'],
  person: ['position', 'biography', 'imageId'],
  production: [
    ...['title', 'subline', 'description', 'importantInfo', 'contentNotes', 'promoter', 'sponsors'],
    ...['wideImageId', 'contributors'],
  ],
  series: ['name', 'claim', 'description', 'imageId'],
  venue: ['name', 'claim', 'description', 'directions', 'accessibility', 'imageId'],
}
const EMPTY_RICH = { type: 'doc', content: [{ type: 'paragraph' }] }
/** What a field holds that has nothing in it, where that is no empty line. */
const EMPTY: Readonly<Record<string, unknown>> = {
  ...{ accessibility: EMPTY_RICH, biography: EMPTY_RICH, description: EMPTY_RICH, directions: EMPTY_RICH },
  ...{ imageId: null, wideImageId: null },
  ...{ cast: [], contributors: [] },
}

/** The names of the own fields of such objects; none where their pages have none. */
export function ownFieldsOf(contentType: string): readonly string[] {
  return OWN_FIELDS_OF[contentType] ?? []
}

/** The slug of the container with an object's own fields, and the id of the node in it. */
export function ownFieldsId(contentType: string, objectId: number): string {
  return `${contentType}-${objectId}-fields`
}

/** The own fields of an object as a document. @param values of its record */
export function ownFieldsDocument(contentType: string, objectId: number, values: Record<string, unknown>): ContainerDocument {
  const empty = (name: string) => (name in EMPTY ? EMPTY[name] : '')
  const data = Object.fromEntries(ownFieldsOf(contentType).map((name) => [name, values[name] ?? empty(name)]))
  const node: ContentNode = { id: ownFieldsId(contentType, objectId), type: OWN_FIELDS, version: 1, data }
  return { ...emptyDocument(), columns: [{ classes: '', children: [node] }] }
}

/** The node with the own fields in a document made by `ownFieldsDocument`; undefined in any other. */
export function ownFieldsNode(document: ContainerDocument): ContentNode | undefined {
  const node = document.columns[0]?.children[0]
  return node?.type === OWN_FIELDS ? node : undefined
}

/** The own fields that differ between two documents, with their values in the newer one. */
export function changedOwnFields(contentType: string, older: ContainerDocument, newer: ContainerDocument): Record<string, unknown> {
  const [before, after] = [ownFieldsNode(older)?.data, ownFieldsNode(newer)?.data]
  return Object.fromEntries(
    ownFieldsOf(contentType)
      .filter((name) => after?.[name] !== undefined && !sameJson(before?.[name], after[name]))
      .map((name) => [name, after?.[name]]),
  )
}

/** A document with other values in some of its own fields. */
export function withOwnFields(document: ContainerDocument, values: Record<string, unknown>): ContainerDocument {
  const node = ownFieldsNode(document)
  if (!node) return document
  return { ...document, columns: [{ classes: '', children: [{ ...node, data: { ...node.data, ...values } }] }] }
}
