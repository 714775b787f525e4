/** A module of Vite's graph, as far as it matters who imports it. */
export type Imported = { id: string | null; importers: Iterable<Imported> }

/**
 * The modules that have to be evaluated anew after a change: those that were changed, and whatever imports them.
 * @param changed what was changed
 * @param ends ids of modules that are stale themselves, but not what imports them, since it is told of the change instead
 */
export function staleModules(changed: Iterable<Imported>, ends: ReadonlySet<string>): Set<string> {
  const seen = new Set(changed)
  const stale = new Set<string>()
  for (const { id, importers } of seen) {
    if (id === null) continue
    stale.add(id)
    if (ends.has(id)) continue
    for (const importer of importers) seen.add(importer)
  }
  return stale
}
