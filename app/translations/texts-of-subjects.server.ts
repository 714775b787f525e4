import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { ContainerDocument, ContentNode } from '../content/index.ts'
import { nodesOf, OWN_FIELDS, ownFieldsNode } from '../content/index.ts'
import { containers, drafts } from '../content/tables.ts'
import { textsOfDocument } from '../modules/document-texts.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Platform } from '../platform/platform.ts'
import { type FieldText, textsOfFields } from '../records/field-texts.server.ts'
import type { Subject, SubjectKind } from './subjects.server.ts'

/** A text that visitors read: of a field, or of a module on the page (`node`). One that `waits` is in a draft alone. */
export type SubjectText = FieldText & { node?: ContentNode; waits?: boolean }
export type SubjectTexts = Subject & { texts: SubjectText[] }

/**
 * What visitors read of each: its fields in the order of the form, then its live documents in the order of the page. Two
 * statements, and those of the records' lists.
 */
export async function readSubjectTexts({ db }: Pick<Platform, 'db'>, kind: SubjectKind, ids?: number[]): Promise<SubjectTexts[]> {
  const subjects = await kind.read(ids)
  if (subjects.length === 0) return []
  const documents = await db
    .select({ objectId: containers.objectId, document: containers.document })
    .from(containers)
    .where(and(eq(containers.contentType, kind.name), ne(containers.model, OWN_FIELDS), ids && inArray(containers.objectId, ids)))
    .orderBy(asc(containers.id))
  const ofObject = Map.groupBy(documents, ({ objectId }) => objectId)
  return subjects.map((subject) => ({
    ...subject,
    texts: textsOf(
      kind,
      subject,
      (ofObject.get(subject.id) ?? []).map(({ document }) => document),
    ),
  }))
}

/**
 * One object with its texts as translators see them: in German as its drafts have them, where there are drafts. One statement
 * more.
 */
export async function readWorkingTexts({ db }: Pick<Platform, 'db'>, kind: SubjectKind, id: number): Promise<SubjectTexts | undefined> {
  const [subject] = await readSubjectTexts({ db }, kind, [id])
  if (!subject) return undefined
  const rows = await db
    .select({ model: containers.model, document: containers.document, draft: drafts.document })
    .from(containers)
    .leftJoin(drafts, eq(drafts.containerId, containers.id))
    .where(and(eq(containers.contentType, kind.name), eq(containers.objectId, id)))
    .orderBy(asc(containers.id))
  if (rows.every(({ draft }) => draft === null)) return subject
  const own = rows.find(({ model }) => model === OWN_FIELDS)?.draft
  const values = own ? { ...subject.values, ...ownFieldsNode(own)?.data } : subject.values
  const documents = rows.filter(({ model }) => model !== OWN_FIELDS).map(({ document, draft }) => draft ?? document)
  const live = new Map(subject.texts.map(({ unit, original }) => [unit, original]))
  const texts = textsOf(kind, { ...subject, values }, documents)
  return { ...subject, texts: texts.map((text) => (live.get(text.unit) === text.original ? text : { ...text, waits: true })) }
}

function textsOf(kind: SubjectKind, { only, values }: Subject, documents: ContainerDocument[]): SubjectText[] {
  const ofFields = textsOfFields(kind.fields, values)
  if (only) return ofFields.filter(({ unit }) => only.includes(unit))
  return [...ofFields, ...documents.flatMap((document) => textsIn(kind, moduleRegistry.upgrade(document)))]
}

function textsIn(kind: SubjectKind, document: ContainerDocument): SubjectText[] {
  const nodes = new Map([...nodesOf(document)].map((node) => [node.id, node]))
  return textsOfDocument(document, kind.name).map(({ nodeId, ...text }) => {
    const node = nodes.get(nodeId)
    return node ? { ...text, node } : text
  })
}
