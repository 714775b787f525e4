import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

/** Folders whose files import each other. */
const FOLDERS = ['app', 'demo', 'sandbox-shop', 'scripts', 'tests', 'bench', 'breaks']

/** The files that import a file, by its path. */
export type Importers = Map<string, string[]>

/** Reads who imports whom, types included. Takes some five seconds. */
export async function readImporters(): Promise<Importers> {
  const { exclude, ...options } = await extractDepcruiseOptions('./.dependency-cruiser.mjs')
  const { output } = await cruise(FOLDERS, { ...options, validate: false })
  const importers: Importers = new Map()
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source])
  }
  return importers
}

/** What a change of files can reach: they and all that import them, directly or not. */
export function reachedBy(changed: readonly string[], importers: Importers): Set<string> {
  const reached = new Set(changed)
  // A set is walked to its end while it grows.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer)
  return reached
}
