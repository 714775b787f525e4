import { createContext, type RouterContextProvider } from 'react-router'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContainerDocument, ContentNode } from './document.ts'

/** A rule that a module breaks, or a hint on it, at the field concerned. */
export type ModuleIssue = { nodeId: string; field: string; message: string }

/** What documents need that only the modules know. The content system stands below them, so they are handed in. */
export type ModuleRegistry = {
  /** Brings the data of every module into the form of its present version. */
  upgrade(document: ContainerDocument): ContainerDocument
  /** Leaves out what is not online now, and notes when that changes (A §4). */
  onlineNow(document: ContainerDocument, now: Temporal.Instant): ContainerDocument
  /** Reads what the modules of these documents show besides their own data: pictures and data. */
  loadRenderData(platform: Platform, documents: ContainerDocument[]): Promise<RenderData>
  /** Checks every module against its rules (A §5). Empty when all keep to them. */
  validate(document: ContainerDocument): ModuleIssue[]
  /** Checks that a node is something a draft may hold: a known module with fields of the right kinds. */
  invalidFields(node: ContentNode): ModuleIssue[]
  /** What deserves a second look before it goes live on the given day, ISO, though it may. */
  hints(document: ContainerDocument, today: string): ModuleIssue[]
  /** Reads the pictures that these documents show, each as it is shown there. One statement. */
  pictures(platform: Platform, documents: ContainerDocument[]): Promise<RenderData['pictures']>
  /** The ids of all pictures that a document names. */
  mediaOf(document: ContainerDocument): number[]
  /** Every word of a document that a search may find it by. */
  searchText(document: ContainerDocument): string
  /** A module's name for staff. */
  labelOf(type: string): string
  /** The module type that a call names; `event-list`, `event_list` and `eventlist` are the same. */
  findType(name: string): string | undefined
  /** A new module with its defaults and what is given; bare strings become running text where the field asks for it. */
  createNode(id: string, type: string, given: Record<string, unknown>): ContentNode
}

/** What the modules of a page show besides their own data: pictures by their `pictureKey`, and data per node id. */
export type RenderData = { pictures: Record<string, PictureSource>; data: Record<string, unknown> }

/** Key under which route loaders find the modules' runtime. */
export const moduleRegistryContext = createContext<ModuleRegistry>()

/** The modules' runtime of the request that a loader answers. */
export function moduleRegistryOf(context: Readonly<RouterContextProvider>): ModuleRegistry {
  return context.get(moduleRegistryContext)
}
