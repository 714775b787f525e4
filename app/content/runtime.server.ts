import { createContext, type RouterContextProvider } from 'react-router'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Platform } from '../platform/platform.ts'
import type { ContainerDocument } from './document.ts'

/** A rule that a module breaks, at the field concerned. */
export type ModuleIssue = { nodeId: string; field: string; message: string }

/** What documents need that only the modules know. The content system stands below them, so they are handed in. */
export type ModuleRuntime = {
  /** Leaves out what is not online now, and notes when that changes (A §4). */
  onlineNow(document: ContainerDocument, now: Temporal.Instant): ContainerDocument
  /** Reads what the modules of these documents show besides their own data: pictures by id, and data per node id. */
  prepare(platform: Platform, documents: ContainerDocument[]): Promise<Prepared>
  /** Checks every module against its rules (A §5). Empty when all keep to them. */
  validate(document: ContainerDocument): ModuleIssue[]
  /** Names of all module types. */
  types: readonly string[]
}

export type Prepared = { pictures: Record<number, PictureSource>; extras: Record<string, unknown> }

/** Key under which route loaders find the modules' runtime. */
export const moduleRuntimeContext = createContext<ModuleRuntime>()

/** The modules' runtime of the request that a loader answers. */
export function modulesOf(context: Readonly<RouterContextProvider>): ModuleRuntime {
  return context.get(moduleRuntimeContext)
}
