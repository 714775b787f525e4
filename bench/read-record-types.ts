import { type Plugin, runnerImport } from 'vite'
import type { RecordType } from '../app/records/record-type.ts'

const NO_STYLES = '\0no-styles'

/** Style sheets belong to the screens that record types name, and are not needed to read what a list offers. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? 'export default {}' : undefined),
}

/** The record types of the site, whose definitions reach into screens and so need more than Node to be read. */
export async function readRecordTypes(): Promise<readonly RecordType[]> {
  const { module } = await runnerImport<{ allRecordTypes: readonly RecordType[] }>('./app/server/record-types.ts', {
    ...{ configFile: false, logLevel: 'error', plugins: [withoutStyles] },
  })
  return module.allRecordTypes
}
