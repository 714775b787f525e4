import type { ModuleLoader } from './module-loader.server.ts'

const loaders = import.meta.glob<ModuleLoader>('./*/load.server.ts', { eager: true, import: 'default' })

/** The loaders of all module folders that have one, by module type. */
export const moduleLoaders: Record<string, ModuleLoader> = Object.fromEntries(
  Object.entries(loaders).map(([path, load]) => [path.replace(/^\.\/(.+)\/load\.server\.ts$/, '$1'), load]),
)
