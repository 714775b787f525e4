import { inArray } from 'drizzle-orm'
import type { ModuleIssue, ModuleRegistry, RenderData } from '../content/index.server.ts'
import { type ContainerDocument, type ContentNode, emptyDocument, nodesOf } from '../content/index.ts'
import { addCacheTags, expireAt } from '../platform/cache/dependencies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { cropSignature } from '../platform/media/crop-signature.ts'
import { pictureInUse } from '../platform/media/picture.ts'
import { type PictureUse, pictureKey } from '../platform/media/picture-use.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { ModuleDefinition } from './definition.ts'
import { definitionOf, moduleDefinitions } from './definitions.ts'
import { invalidFields } from './draft-validation.ts'
import { hintsOf, picturesOf, referencesOf, searchTextOf } from './field-extractors.ts'
import { moduleLoaders } from './loaders.server.ts'
import { onlineNow, wrongWindows } from './online-window.ts'
import { ruleViolations } from './rule-violations.ts'
import { upgradeDocument } from './upgrade-document.ts'

/** What the content system needs to know of the modules. */
export const moduleRegistry: ModuleRegistry = {
  upgrade: (document) => upgradeDocument(document, definitionOf),
  onlineNow: (document, now) => onlineNow(document, now, expireAt),
  loadRenderData,
  validate: (document) => [...nodesOf(document)].flatMap(ruleIssuesOf),
  invalidFields: (node) => [node, ...nodesOf(node)].flatMap(invalidFieldIssues),
  hints: (document, today) => [...nodesOf(document)].flatMap((node) => hintIssues(node, today)),
  pictures: (platform, documents) => readPictures(platform, documents.flatMap(picturesIn)),
  mediaOf,
  searchText: (document) => [...nodesOf(document)].map(textOfNode).filter(Boolean).join('\n'),
  labelOf(type) {
    const definition = definitionOf(type)
    return definition ? t(definition.label) : type
  },
  findType: (name) => moduleDefinitions.find(({ type }) => bare(type) === bare(name))?.type,
  createNode,
}

async function loadRenderData(platform: Platform, documents: ContainerDocument[]): Promise<RenderData> {
  const nodes = documents.flatMap((document) => [...nodesOf(document)])
  const [pictures, ...extras] = await Promise.all([
    readPictures(platform, documents.flatMap(picturesIn)),
    ...Object.entries(moduleLoaders).map(([type, load]) => {
      const own = nodes.filter((node) => node.type === type)
      return own.length > 0 ? load(platform, own, moduleRegistry) : {}
    }),
  ])
  return { pictures, data: Object.assign({}, ...extras) }
}

async function readPictures(platform: Platform, uses: PictureUse[]): Promise<RenderData['pictures']> {
  if (uses.length === 0) return {}
  addCacheTags('media')
  const rows = await platform.db
    .select()
    .from(media)
    .where(inArray(media.id, [...new Set(uses.map(({ id }) => id))]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const sign = (key: string, crop: string) => cropSignature(platform.config, key, crop)
  return Object.fromEntries(
    uses.flatMap((use) => {
      const row = byId.get(use.id)
      const picture = row && pictureInUse(row, use, sign)
      return picture ? [[pictureKey(use), picture]] : []
    }),
  )
}

/** Every picture of a document, as it is shown there. */
function picturesIn(document: ContainerDocument): PictureUse[] {
  const shown = [...nodesOf(document)].flatMap(({ type, data }) => {
    const definition = definitionOf(type)
    return definition ? picturesOf(definition, data) : []
  })
  return document.image === null ? shown : [{ id: document.image }, ...shown]
}

function mediaOf(document: ContainerDocument): number[] {
  const named = [...nodesOf(document)].flatMap(({ type, data }) => {
    const definition = definitionOf(type)
    return definition ? referencesOf(definition, data).media : []
  })
  return document.image === null ? named : [document.image, ...named]
}

function ruleIssuesOf(node: ContentNode): ModuleIssue[] {
  const windows = wrongWindows(node.data).map((field) => ({ field, message: t('The end must be after the start.') }))
  return [...ruleViolations(node), ...windows].map((rule) => ({ nodeId: node.id, ...rule }))
}

function invalidFieldIssues(node: ContentNode): ModuleIssue[] {
  const definition = definitionOf(node.type)
  const message = t('This value is not allowed.')
  if (!definition) return [{ nodeId: node.id, field: 'type', message }]
  const fields = invalidFields(definition, node.data)
  if (Boolean(definition.columns) !== Boolean(node.columns)) fields.push('columns')
  // A rule that knows what would be right says so.
  const rules = ruleViolations(node)
  const said = (field: string) => rules.find((rule) => rule.field === field || rule.field.startsWith(`${field}.`))?.message
  return fields.map((field) => ({ nodeId: node.id, field, message: said(field) ?? message }))
}

function textOfNode(node: ContentNode): string {
  const definition = definitionOf(node.type)
  return definition ? searchTextOf(definition, node.data) : ''
}

function hintIssues(node: ContentNode, today: string): ModuleIssue[] {
  const definition = definitionOf(node.type)
  return definition ? hintsOf(definition, node.data, today).map((hint) => ({ nodeId: node.id, ...hint })) : []
}

/** What a module needs to be told: the rules refuse it when it is missing. */
function isNeeded(definition: ModuleDefinition, name: string): boolean {
  return definition.schema.shape[name]?.safeParse(undefined).success === false
}

function createNode(id: string, type: string, given: Record<string, unknown>): ContentNode {
  const definition = definitionOf(type)
  if (!definition) throw new Error(`there is no module ${type}`)
  const data = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, definition.fields[name]?.kind === 'richText' ? asRichText(value) : value]),
  )
  const layout = Number(given.layout ?? definition.defaults().layout ?? 0)
  const columns = definition.columns ? { columns: emptyDocument(layout).columns } : {}
  // What has to be said is not made up for a call that leaves it out; in the editor somebody sees what it begins with.
  const defaults = Object.entries(definition.defaults()).filter(([name]) => name in data || !isNeeded(definition, name))
  return { id, type, version: definition.version, data: { ...Object.fromEntries(defaults), ...data }, ...columns }
}

/** Paragraphs of a bare string, as calls may send it; anything else as it is. */
function asRichText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const paragraphs = value.split(/\n{2,}/).map((text) => text.trim())
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) })),
  }
}

function bare(name: string): string {
  return name.toLowerCase().replace(/[-_]/g, '')
}
