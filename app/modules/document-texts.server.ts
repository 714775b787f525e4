import { readDraftWords } from '../content/index.server.ts'
import { type ContainerDocument, type ContentColumn, type ContentNode, nodesOf, OWN_FIELDS } from '../content/index.ts'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import { readWords } from '../platform/translations/words.server.ts'
import { type FieldText, mapTexts, type TextField, textsOfFields } from '../records/field-texts.server.ts'
import { referableType } from '../records/registry.server.ts'
import type { ModuleDefinition } from './definition.ts'
import { definitionOf } from './definitions.ts'

/** A text of a document: its unit begins with the id of its module. */
export type DocumentText = FieldText & { nodeId: string }

/**
 * The texts of a document that visitors read, in the order of the page: not those that are in another language anyway.
 * @param contentType of the object it belongs to, by which own fields are known
 */
export function textsOfDocument(document: ContainerDocument, contentType: string): DocumentText[] {
  return [...nodesOf(document)].flatMap((node) => {
    if (node.type === OWN_FIELDS) {
      return textsOfFields(ownTextFields(contentType, node), node.data).map((text) => ({ ...text, nodeId: node.id }))
    }
    const definition = translatable(node)
    if (!definition) return []
    const name = t(definition.label)
    return textsOfFields(definition.fields, node.data).map((text) => ({
      ...text,
      unit: unitOf(node, text),
      label: `${name}: ${text.label}`,
      nodeId: node.id,
    }))
  })
}

/** What the schema of a module says of another text in the place of one of its own; undefined where it takes it. */
export function issueOfText(node: ContentNode, unit: string, replacement: string): string | undefined {
  const definition = definitionOf(node.type)
  if (!definition) return undefined
  let path: string[] = []
  const data = mapTexts(definition.fields, node.data, (text) => {
    if (unitOf(node, text) !== unit) return undefined
    path = text.path
    return replacement
  })
  const issues = definition.schema.safeParse(data).error?.issues ?? []
  return issues.find((issue) => path.every((name, index) => String(issue.path[index]) === name))?.message
}

/** The unit of a text in a document. */
export function unitOf({ id }: Pick<ContentNode, 'id'>, { unit }: Pick<FieldText, 'unit'>): string {
  return `${id}.${unit}`
}

/** The fields of a record that its page shows and that are edited there. */
function ownTextFields(contentType: string, { data }: ContentNode): Record<string, TextField> {
  const { fields } = referableType(contentType)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(data, name)))
}

/** The description of a module whose texts are in the first language of the site. */
export function translatable({ type, data }: ContentNode): ModuleDefinition | undefined {
  return data.language && data.language !== DEFAULT_LOCALE ? undefined : definitionOf(type)
}

/**
 * A document with its texts in the language of the page, where they are translated.
 * @param options `withDrafts` lays the drafts of translations over it, for staff and preview links alone
 */
export async function translatedDocument(
  context: ReadContext,
  { contentType, objectId }: { contentType: string; objectId: number | null },
  document: ContainerDocument,
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<ContainerDocument> {
  const words = await readWords(context)
  if (!words || objectId === null) return document
  const drafts = withDrafts ? await readDraftWords(context, { contentType, objectId }) : undefined
  const textOf = (unit: string, original: string) =>
    drafts?.has(unit) ? (drafts.get(unit) ?? undefined) : words.textOf(contentType, objectId, unit, original)
  const translatedNode = (node: ContentNode): ContentNode => {
    const isOwn = node.type === OWN_FIELDS
    const fields = isOwn ? ownTextFields(contentType, node) : (translatable(node)?.fields ?? {})
    const data = mapTexts(fields, node.data, (text) => textOf(isOwn ? text.unit : unitOf(node, text), text.original))
    return { ...node, data, ...(node.columns ? { columns: translatedColumns(node.columns) } : {}) }
  }
  const translatedColumns = (columns: ContentColumn[]) =>
    columns.map((column) => ({ ...column, children: column.children.map(translatedNode) }))
  return { ...document, columns: translatedColumns(document.columns) }
}
