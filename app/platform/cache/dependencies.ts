import { AsyncLocalStorage } from 'node:async_hooks'

/** What a result depends on: tags of the data it was made from, and the instant at which the clock changes it. */
export type Dependencies = { tags: Set<string>; expiresAt: Temporal.Instant | undefined; uncacheable: boolean }

/** Those of a result that is made from nothing that could change, or that is not stored. */
export const NO_DEPENDENCIES: Dependencies = { tags: new Set(), expiresAt: undefined, uncacheable: true }

const current = new AsyncLocalStorage<Dependencies>()

/**
 * Runs a rendering and collects the dependencies that `addCacheTags`, `expireAt` and `markUncacheable` declare in it, across
 * awaits. A nested run collects into its own set, which the outer one inherits only through `addDependencies`.
 * @param dependencies is added to, for callers that need it when `render` fails
 */
export async function trackDependencies<T>(
  render: () => Promise<T>,
  dependencies = noDependencies(),
): Promise<{ result: T; dependencies: Dependencies }> {
  const result = await current.run(dependencies, render)
  return { result, dependencies }
}

/** Those of a result that has not declared any. */
export function noDependencies(): Dependencies {
  return { tags: new Set(), expiresAt: undefined, uncacheable: false }
}

/** Adds tags to the rendering in progress: a write that invalidates one of them drops its result. Without effect outside a rendering. */
export function addCacheTags(...tags: string[]): void {
  const dependencies = current.getStore()
  for (const tag of tags) dependencies?.tags.add(tag)
}

/** Expires the result of the rendering in progress at this instant, when the clock changes it. The earliest instant wins; `undefined` sets none. */
export function expireAt(moment: Temporal.Instant | undefined): void {
  const dependencies = current.getStore()
  if (!dependencies || !moment) return
  if (!dependencies.expiresAt || Temporal.Instant.compare(moment, dependencies.expiresAt) < 0) dependencies.expiresAt = moment
}

/** Keeps the result of the rendering in progress out of the caches, e.g. because the ticket shop did not respond. */
export function markUncacheable(): void {
  const dependencies = current.getStore()
  if (dependencies) dependencies.uncacheable = true
}

/** Adds the dependencies of a cached result to those of the rendering in progress, which uses it. */
export function addDependencies({ tags, expiresAt, uncacheable }: Dependencies): void {
  const dependencies = current.getStore()
  if (!dependencies) return
  for (const tag of tags) dependencies.tags.add(tag)
  expireAt(expiresAt)
  if (uncacheable) dependencies.uncacheable = true
}

/** The expiry in epoch milliseconds, as `CacheEntry` holds it; Infinity without one. */
export function expiryOf({ expiresAt }: Dependencies): number {
  return expiresAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY
}
