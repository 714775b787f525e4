import { createContext, type RouterContextProvider } from 'react-router'
import type { ReadContext } from '../platform/cache/cached-read.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContainerDocument, ContentNode } from './document.ts'
import type { ReferenceMap } from './reference-map.ts'
import type { TextsOf } from './translations/originals.ts'

/** A broken rule or a hint, at a field of a module. */
export type ModuleIssue = { nodeId: string; field: string; message: string }

/** Everything the content system asks of the modules. They lie in a layer above, so the registry is passed in (decision 0002). */
export type ModuleRegistry = {
  /** Migrates the data of every module to the current version of its schema. */
  upgrade(document: ContainerDocument): ContainerDocument
  /**
   * Filters out modules that visitors do not see at an instant, and expires the cache entry when that changes (A §4). One
   * statement for modules whose visibility depends on performances, none for known dates or without such modules.
   */
  onlineNow(context: ReadContext, document: ContainerDocument, now: Temporal.Instant): Promise<ContainerDocument>
  /** The ids of the outermost nodes whose views, and those of all nodes in them, work without a script. */
  staticNodes(document: ContainerDocument): string[]
  /** Reads the pictures and data that the modules of these documents show besides their own fields. */
  loadRenderData(platform: Platform, documents: ContainerDocument[]): Promise<RenderData>
  /** Validates every module against its publication rules (A §5). Empty when none is broken. */
  validate(document: ContainerDocument): ModuleIssue[]
  /** Validates that a draft may hold a node: a known module type with fields of the right kinds. */
  invalidFields(node: ContentNode): ModuleIssue[]
  /** Links that would run a script; a draft may hold a half-written link, but none of these. */
  scriptLinks(document: ContainerDocument): ModuleIssue[]
  /** Warnings about a document that is published on the given day (ISO date); they never block. */
  hints(document: ContainerDocument, today: string): ModuleIssue[]
  /** Reads the pictures of these documents, each in the crop of its use. One statement. */
  pictures(platform: Platform, documents: ContainerDocument[]): Promise<RenderData['pictures']>
  /** The picture with which a page begins, by `pictureKey`, so that it can be loaded first; undefined when its first screen may show none. */
  firstPicture(document: ContainerDocument): string | undefined
  /** The ids of all media files that a document refers to. */
  mediaOf(document: ContainerDocument): number[]
  /** A document whose modules refer to other files and records; a reference to nothing is left out. */
  mapReferences(document: ContainerDocument, map: ReferenceMap): ContainerDocument
  /**
   * A document with its texts in the language of the page, where they are translated; itself in the first language.
   * @param options `withDrafts` lays the drafts of translations over it, for staff and preview links alone
   */
  translated(
    context: ReadContext,
    owner: { contentType: string; objectId: number | null },
    document: ContainerDocument,
    options?: { withDrafts?: boolean },
  ): Promise<ContainerDocument>
  /** The texts of a document that are translated, own fields of a record too, each named by its unit. */
  textsOf: TextsOf
  /** The text of a document for the search index. */
  searchText(document: ContainerDocument): string
  /** The display name of a module type. */
  labelOf(type: string): string
  /** Resolves the module type in a request path; `event-list`, `event_list` and `eventlist` are the same. */
  findType(name: string): string | undefined
  /** A new node: the type's defaults overridden by `input`. A plain string becomes rich text where the field requires it. */
  createNode(id: string, type: string, input: Record<string, unknown>): ContentNode
  /** A new node in which a film of the house has its place, without one yet. */
  createFilm(id: string, title: string): ContentNode
}

/** What modules show besides their own fields: pictures by `pictureKey`, and data by node id. `first` is the picture that is loaded with priority. */
export type RenderData = { pictures: Record<string, PictureSource>; data: Record<string, unknown>; first?: string | undefined }

/** Context key of the module registry. */
export const moduleRegistryContext = createContext<ModuleRegistry>()

/** The module registry, in a loader or action. */
export function moduleRegistryOf(context: Readonly<RouterContextProvider>): ModuleRegistry {
  return context.get(moduleRegistryContext)
}
