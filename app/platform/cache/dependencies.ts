import { AsyncLocalStorage } from 'node:async_hooks'

/** What a rendering depended on: the tags of the data it read and the moment its answer ends by the clock. */
export type Dependencies = { tags: Set<string>; expiresAt: Temporal.Instant | undefined; uncacheable: boolean }

const current = new AsyncLocalStorage<Dependencies>()

/**
 * Runs a rendering and collects what it depended on. Nested runs collect for themselves.
 * @returns the result and its dependencies
 */
export async function trackDependencies<T>(render: () => Promise<T>): Promise<{ result: T; dependencies: Dependencies }> {
  const dependencies: Dependencies = { tags: new Set(), expiresAt: undefined, uncacheable: false }
  const result = await current.run(dependencies, render)
  return { result, dependencies }
}

/** Notes that the answer under way was made from data bearing these tags. Outside a rendering it does nothing. */
export function addCacheTags(...tags: string[]): void {
  const dependencies = current.getStore()
  for (const tag of tags) dependencies?.tags.add(tag)
}

/** Notes that the answer under way changes at this moment by the clock alone; the earliest moment noted wins. */
export function expireAt(moment: Temporal.Instant | undefined): void {
  const dependencies = current.getStore()
  if (!dependencies || !moment) return
  if (!dependencies.expiresAt || Temporal.Instant.compare(moment, dependencies.expiresAt) < 0) dependencies.expiresAt = moment
}

/** Notes that the answer under way must not be kept at all, e.g. because a source it needs did not answer. */
export function markUncacheable(): void {
  const dependencies = current.getStore()
  if (dependencies) dependencies.uncacheable = true
}

/** Notes all that another answer depended on, which the one under way makes use of. */
export function addDependencies({ tags, expiresAt, uncacheable }: Dependencies): void {
  addCacheTags(...tags)
  expireAt(expiresAt)
  if (uncacheable) markUncacheable()
}

/** When an answer ends by the clock, in epoch milliseconds; Infinity when it never does. */
export function expiryOf({ expiresAt }: Dependencies): number {
  return expiresAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY
}
