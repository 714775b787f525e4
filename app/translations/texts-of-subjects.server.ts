import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { ContentNode } from '../content/index.ts'
import { nodesOf, OWN_FIELDS } from '../content/index.ts'
import { containers } from '../content/tables.ts'
import { textsOfDocument } from '../modules/document-texts.server.ts'
import { moduleRegistry } from '../modules/module-registry.server.ts'
import type { Platform } from '../platform/platform.ts'
import { type FieldText, textsOfFields } from '../records/field-texts.server.ts'
import type { Subject, SubjectKind } from './subjects.server.ts'

/** A text that visitors read: of a field, or of a module on the page (`node`). */
export type SubjectText = FieldText & { node?: ContentNode }
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
    texts: subject.only
      ? textsOfFields(kind.fields, subject.values).filter(({ unit }) => subject.only?.includes(unit))
      : [
          ...textsOfFields(kind.fields, subject.values),
          ...(ofObject.get(subject.id) ?? []).flatMap(({ document }) => textsIn(moduleRegistry.upgrade(document))),
        ],
  }))
}

function textsIn(document: (typeof containers.$inferSelect)['document']): SubjectText[] {
  const nodes = new Map([...nodesOf(document)].map((node) => [node.id, node]))
  return textsOfDocument(document).map(({ nodeId, ...text }) => {
    const node = nodes.get(nodeId)
    return node ? { ...text, node } : text
  })
}
