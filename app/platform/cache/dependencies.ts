import { AsyncLocalStorage } from 'node:async_hooks'

/** What a rendering depends on: tags of the data it read, and the instant at which the clock changes its result. */
export type Dependencies = { tags: Set<string>; expiresAt: Temporal.Instant | undefined; uncacheable: boolean }

const current = new AsyncLocalStorage<Dependencies>()

/**
 * Runs a rendering and collects its dependencies. Nested runs collect separately; see `addDependencies`.
 * @returns the result and its dependencies
 */
export async function trackDependencies<T>(render: () => Promise<T>): Promise<{ result: T; dependencies: Dependencies }> {
  const dependencies: Dependencies = { tags: new Set(), expiresAt: undefined, uncacheable: false }
  const result = await current.run(dependencies, render)
  return { result, dependencies }
}

/** Adds tags to the rendering in progress: a write that invalidates one of them drops its result. Outside a rendering it does nothing. */
export function addCacheTags(...tags: string[]): void {
  const dependencies = current.getStore()
  for (const tag of tags) dependencies?.tags.add(tag)
}

/** The rendering in progress expires at this instant because the clock changes its result; the earliest instant wins. */
export function expireAt(moment: Temporal.Instant | undefined): void {
  const dependencies = current.getStore()
  if (!dependencies || !moment) return
  if (!dependencies.expiresAt || Temporal.Instant.compare(moment, dependencies.expiresAt) < 0) dependencies.expiresAt = moment
}

/** The rendering in progress must not be cached, e.g. because the ticket shop did not respond. */
export function markUncacheable(): void {
  const dependencies = current.getStore()
  if (dependencies) dependencies.uncacheable = true
}

/** Adds the dependencies of a result that the rendering in progress uses. */
export function addDependencies({ tags, expiresAt, uncacheable }: Dependencies): void {
  addCacheTags(...tags)
  expireAt(expiresAt)
  if (uncacheable) markUncacheable()
}

/** The expiry in epoch milliseconds; Infinity without one. */
export function expiryOf({ expiresAt }: Dependencies): number {
  return expiresAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY
}
