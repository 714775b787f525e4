import type { ModuleIssue, ModuleRegistry, RenderData } from '../content/index.server.ts'
import { type ContainerDocument, type ContentColumn, type ContentNode, emptyDocument, nodesOf } from '../content/index.ts'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import { expireAt } from '../platform/cache/dependencies.ts'
import { t } from '../platform/i18n/i18n.ts'
import { cropSignature } from '../platform/media/crop-signature.ts'
import { readMediaRows } from '../platform/media/media-rows.ts'
import { pictureInUse } from '../platform/media/picture.ts'
import { type PictureUse, pictureKey } from '../platform/media/picture-use.ts'
import type { Platform } from '../platform/platform.ts'
import { readProductionDates } from '../programme/index.server.ts'
import type { ModuleDefinition } from './definition.ts'
import { definitionOf, moduleDefinitions } from './definitions.ts'
import { textsOfDocument, translatedDocument } from './document-texts.server.ts'
import { invalidFields } from './draft-validation.ts'
import { hintsOf, picturesOf, referencesOf, searchTextOf } from './field-extractors.ts'
import { moduleLoaders } from './loaders.server.ts'
import { mapReferences } from './map-references.ts'
import { onlineNow, productionsOf } from './online-window.ts'
import { ruleViolations } from './rule-violations.ts'
import { scriptLinksIn } from './script-links.ts'
import film from './self-hosted-video/module.ts'
import { upgradeDocument } from './upgrade-document.ts'
import { wrongWindows } from './visibility.ts'

/** The module registry: what the content system needs to know of the modules. */
export const moduleRegistry: ModuleRegistry = {
  upgrade: (document) => upgradeDocument(document, definitionOf),
  onlineNow: readOnlineNow,
  staticNodes: (document) => staticNodesIn(document),
  loadRenderData,
  validate: (document) => [...nodesOf(document)].flatMap(ruleIssuesOf),
  invalidFields: (node) => [node, ...nodesOf(node)].flatMap(invalidFieldIssues),
  scriptLinks: (document) => [...nodesOf(document)].flatMap(scriptLinkIssues),
  hints: (document, today) => [...nodesOf(document)].flatMap((node) => hintIssues(node, today)),
  pictures: (platform, documents) => readPictures(platform, documents.flatMap(picturesIn)),
  firstPicture,
  mediaOf,
  mapReferences,
  translated: translatedDocument,
  textsOf: textsOfDocument,
  searchText: (document) => [...nodesOf(document)].map(textOfNode).filter(Boolean).join('\n'),
  labelOf(type) {
    const definition = definitionOf(type)
    return definition ? t(definition.label) : type
  },
  findType: (name) => moduleDefinitions.find(({ type }) => bare(type) === bare(name))?.type,
  createNode,
  createFilm: (id, title) => createNode(id, film.type, { ...film.defaults(), title }),
}

async function readOnlineNow(context: ReadContext, document: ContainerDocument, now: Temporal.Instant): Promise<ContainerDocument> {
  const productions = productionsOf(document)
  const dates = productions.length > 0 ? await readProductionDates(context, productions) : undefined
  return onlineNow(document, now, (production) => dates?.get(production), expireAt)
}

function staticNodesIn(parent: { columns?: ContentColumn[] }): string[] {
  const children = (parent.columns ?? []).flatMap((column) => column.children)
  return children.flatMap((node) => ([node, ...nodesOf(node)].every(isStatic) ? [node.id] : staticNodesIn(node)))
}

function isStatic({ type, data }: ContentNode): boolean {
  const { isStatic = false } = definitionOf(type) ?? {}
  return typeof isStatic === 'function' ? isStatic(data) : isStatic
}

async function loadRenderData(platform: Platform, documents: ContainerDocument[]): Promise<RenderData> {
  const nodes = documents.flatMap((document) => [...nodesOf(document)])
  const [pictures, ...extras] = await Promise.all([
    readPictures(platform, documents.flatMap(picturesIn)),
    ...Object.entries(moduleLoaders).map(([type, load]) => {
      const nodesOfType = nodes.filter((node) => node.type === type)
      return nodesOfType.length > 0 ? load(platform, nodesOfType, moduleRegistry) : {}
    }),
  ])
  return { pictures, data: Object.assign({}, ...extras) }
}

async function readPictures(platform: Platform, uses: PictureUse[]): Promise<RenderData['pictures']> {
  if (uses.length === 0) return {}
  const byId = await readMediaRows(
    platform,
    uses.map(({ id }) => id),
  )
  const sign = (key: string, crop: string) => cropSignature(platform.config, key, crop)
  return Object.fromEntries(
    uses.flatMap((use) => {
      const row = byId.get(use.id)
      const picture = row && pictureInUse(row, use, sign)
      return picture ? [[pictureKey(use), picture]] : []
    }),
  )
}

/** All pictures of a document, with their crops. */
function picturesIn(document: ContainerDocument): PictureUse[] {
  const usedPictures = [...nodesOf(document)].flatMap(({ type, data }) => {
    const definition = definitionOf(type)
    return definition ? picturesOf(definition, data) : []
  })
  return document.image === null ? usedPictures : [{ id: document.image }, ...usedPictures]
}

/** As many modules as the first screen of a phone may show. */
const FIRST_MODULES = 3
/** It loads its picture with priority itself. */
const HERO = 'hero-media'

function firstPicture(document: ContainerDocument): string | undefined {
  if (document.image !== null) return undefined
  for (const { type, data } of [...nodesOf(document)].slice(0, FIRST_MODULES)) {
    if (type === HERO) return undefined
    const definition = definitionOf(type)
    const [use] = definition ? picturesOf(definition, data) : []
    if (use) return pictureKey(use)
  }
  return undefined
}

function mediaOf(document: ContainerDocument): number[] {
  const namedPictures = [...nodesOf(document)].flatMap(({ type, data }) => {
    const definition = definitionOf(type)
    return definition ? referencesOf(definition, data).media : []
  })
  return document.image === null ? namedPictures : [document.image, ...namedPictures]
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
  // The message of a broken rule is more specific than the general one.
  const rules = ruleViolations(node)
  const ruleMessage = (field: string) => rules.find((rule) => rule.field === field || rule.field.startsWith(`${field}.`))?.message
  return fields.map((field) => ({ nodeId: node.id, field, message: ruleMessage(field) ?? message }))
}

function scriptLinkIssues(node: ContentNode): ModuleIssue[] {
  const definition = definitionOf(node.type)
  const message = t('This value is not allowed.')
  return (definition ? scriptLinksIn(definition, node.data) : []).map((field) => ({ nodeId: node.id, field, message }))
}

function textOfNode(node: ContentNode): string {
  const definition = definitionOf(node.type)
  return definition ? searchTextOf(definition, node.data) : ''
}

function hintIssues(node: ContentNode, today: string): ModuleIssue[] {
  const definition = definitionOf(node.type)
  return definition ? hintsOf(definition, node.data, today).map((hint) => ({ nodeId: node.id, ...hint })) : []
}

/** Whether a field is required: the schema rejects a missing value. */
function isRequired(definition: ModuleDefinition, name: string): boolean {
  return definition.schema.shape[name]?.safeParse(undefined).success === false
}

function createNode(id: string, type: string, values: Record<string, unknown>): ContentNode {
  const definition = definitionOf(type)
  if (!definition) throw new Error(`there is no module ${type}`)
  const data = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, definition.fields[name]?.kind === 'richText' ? asRichText(value) : value]),
  )
  const layout = Number(values.layout ?? definition.defaults().layout ?? 0)
  const columns = definition.columns ? { columns: emptyDocument(layout).columns } : {}
  // Required texts get no default through the API; in the editor the default is visible and can be changed.
  const defaults = Object.entries(definition.defaults()).filter(([name]) => name in data || !isRequired(definition, name))
  return { id, type, version: definition.version, data: { ...Object.fromEntries(defaults), ...data }, ...columns }
}

/** A plain string, which API clients may send, as paragraphs; anything else unchanged. */
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
