import { type ContainerDocument, nodesOf, type Region } from '../content/index.ts'
import type { EmbeddedContainer } from '../modules/container/load.server.ts'
import { areViewsLoaded, loadViews } from '../modules/loaded-views.tsx'

type Shown = { document: ContainerDocument; data: Region['prepared']['data'] }

/** The types of the modules that a region shows, also of those in shared parts. */
export function typesOnPage({ containers, prepared }: Region): string[] {
  return [...new Set(containers.flatMap(({ document }) => typesIn({ document, data: prepared.data })))]
}

function typesIn({ document, data }: Shown): string[] {
  return [...nodesOf(document)].flatMap(({ id, type }) => {
    const embedded = type === 'container' ? (data[id] as EmbeddedContainer | undefined) : undefined
    return [type, ...(embedded ? typesIn({ document: embedded.document, data: embedded.prepared.data }) : [])]
  })
}

const coming = new WeakMap<Region, Promise<void>>()

/** What a region waits for before it can be drawn for editing; undefined when nothing is missing. The same for the same region. */
export function viewsToCome(region: Region): Promise<void> | undefined {
  const types = typesOnPage(region)
  if (!coming.has(region) && !areViewsLoaded(types)) coming.set(region, loadViews(types))
  return coming.get(region)
}
