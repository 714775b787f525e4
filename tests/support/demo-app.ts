import { join } from 'node:path'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import { keptFolder } from '../../scripts/kept-folder.ts'
import { FILLED_DATABASE, keepFilledHouse } from './templates.ts'
import { createTestApp, type DatabaseKind, ONE_DATABASE, required, type Template, type TestApp, type TestAppOptions } from './test-app.ts'

/** Starts a test app with the content of the demo at the tests' time, without its shop. The caller closes it. */
export async function createDemoApp(options: Pick<TestAppOptions, 'database' | 'environment'> = {}): Promise<TestApp> {
  return createTestApp({ ...options, template: await demoTemplate(options.database ?? ONE_DATABASE) })
}

/** The template with the demo's content. On PGlite, which few tests ask for, the first that does makes it. */
async function demoTemplate(database: DatabaseKind): Promise<Template> {
  if (database === 'postgres') return { folder: join(required('TEST_POSTGRES_KEPT'), 'filled'), database: FILLED_DATABASE }
  return { folder: await keptFolder(cacheFolder('filled-pglite'), required('TEST_BUILD_HASH'), keepFilledHouse), database: undefined }
}
