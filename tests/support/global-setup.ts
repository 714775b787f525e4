import { join } from 'node:path'
import { cacheFolder } from '../../scripts/cache-folder.ts'
import { keptFolder } from '../../scripts/kept-folder.ts'
import { buildForTests } from '../../scripts/test-build.ts'
import { findBinaries, startPostgres } from './postgres.ts'
import { keepEmptyHouse, keepPostgres } from './templates.ts'
import { required } from './test-app.ts'

/** Runs once before the API tests: builds the server, starts PostgreSQL if installed, provides the templates of their houses. */
export default async function setup(): Promise<() => Promise<void>> {
  if (!process.env.TEST_BUILD_DIR) await buildForTests()
  const hash = required('TEST_BUILD_HASH')
  process.env.TEST_PGLITE_TEMPLATE = await keptFolder(cacheFolder('empty-houses'), hash, keepEmptyHouse)
  const binaries = findBinaries()
  if (!binaries) {
    console.warn('No PostgreSQL server is installed: the API tests run on PGlite alone.')
    return async () => {}
  }
  // Another version of the server does not read its data.
  const kept = await keptFolder(cacheFolder('postgres'), `${hash}${binaries.replaceAll('/', '-')}`, keepPostgres)
  const postgres = await startPostgres({}, join(kept, 'data'))
  if (!postgres) throw new Error('The PostgreSQL server that was found did not start.')
  process.env.TEST_POSTGRES_URL = postgres.url
  process.env.TEST_POSTGRES_KEPT = kept
  return () => postgres.stop()
}
