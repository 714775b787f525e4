import { inArray } from 'drizzle-orm'
import type { ModuleIssue, ModuleRuntime, Prepared } from '../content/index.server.ts'
import type { ContainerDocument, ContentColumn, ContentNode } from '../content/index.ts'
import { noteChangeAt, noteTags } from '../platform/cache/tracking.ts'
import { t } from '../platform/i18n/i18n.ts'
import { type PictureSource, pictureOf } from '../platform/media/picture.ts'
import { media } from '../platform/media/tables.ts'
import type { Platform } from '../platform/platform.ts'
import type { FieldForm } from './definition.ts'
import { definitionOf, moduleDefinitions } from './definitions.ts'
import { loadEventLists } from './event-list/load.server.ts'
import { loadHeroes } from './hero-media/load.server.ts'
import { loadHighlights } from './highlight-teaser/load.server.ts'
import { onlineNow } from './online-window.ts'

/** Modules that show data of other features, each read at once for the whole page. */
const LOADERS: Record<string, (platform: Platform, nodes: ContentNode[]) => Promise<Record<string, unknown>>> = {
  'event-list': loadEventLists,
  'hero-media': loadHeroes,
  'highlight-teaser': loadHighlights,
}

/** What the content system needs to know of the modules. */
export const moduleRuntime: ModuleRuntime = {
  types: moduleDefinitions.map((definition) => definition.type),
  onlineNow: (document, now) => onlineNow(document, now, noteChangeAt),
  prepare,
  validate: (document) => nodesOf(document).flatMap(issuesOf),
}

async function prepare(platform: Platform, documents: ContainerDocument[]): Promise<Prepared> {
  const nodes = documents.flatMap(nodesOf)
  const [pictures, ...extras] = await Promise.all([
    readPictures(platform, [...nodes.flatMap(mediaIdsOf), ...documents.map((document) => document.image ?? 0)]),
    ...Object.entries(LOADERS).map(([type, load]) => {
      const own = nodes.filter((node) => node.type === type)
      return own.length > 0 ? load(platform, own) : {}
    }),
  ])
  return { pictures, extras: Object.assign({}, ...extras) }
}

async function readPictures(platform: Platform, ids: number[]): Promise<Record<number, PictureSource>> {
  const wanted = [...new Set(ids)].filter((id) => id > 0)
  if (wanted.length === 0) return {}
  noteTags('media')
  const rows = await platform.db.select().from(media).where(inArray(media.id, wanted))
  const pictures: Record<number, PictureSource> = {}
  for (const row of rows) {
    const picture = pictureOf(row)
    if (picture) pictures[row.id] = picture
  }
  return pictures
}

/** The pictures that a module's fields name. */
function mediaIdsOf(node: ContentNode): number[] {
  return idsIn(node.data, definitionOf(node.type)?.fields ?? {})
}

function idsIn(data: Record<string, unknown>, fields: Record<string, FieldForm>): number[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = data[name]
    if (field.kind === 'media') return typeof value === 'number' ? [value] : []
    if (field.kind === 'items' && Array.isArray(value)) return value.flatMap((item) => idsIn(item as Record<string, unknown>, field.fields))
    return []
  })
}

function issuesOf(node: ContentNode): ModuleIssue[] {
  const definition = definitionOf(node.type)
  if (!definition) return [{ nodeId: node.id, field: 'type', message: t('This value is not allowed.') }]
  const result = definition.schema.safeParse(node.data)
  if (result.success) return []
  return result.error.issues.map((issue) => ({ nodeId: node.id, field: issue.path.join('.'), message: issue.message }))
}

function nodesOf(holder: { columns?: ContentColumn[] }): ContentNode[] {
  return (holder.columns ?? []).flatMap((column) => column.children.flatMap((node) => [node, ...nodesOf(node)]))
}
