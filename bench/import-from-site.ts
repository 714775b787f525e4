import { type Plugin, runnerImport } from 'vite'

const NO_STYLES = '\0no-styles'

/** Style sheets belong to screens, and are not needed to run what the screens stand beside. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? 'export default {}' : undefined),
}

/** Imports a module that reaches into screens and so needs more than Node to be read. @param path from the root of the checkout */
export async function importFromSite<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error', plugins: [withoutStyles] })
  return module
}
