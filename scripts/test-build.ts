import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hashOfFiles } from './content-hash.ts'
import { sourceFiles } from './source-files.ts'
import { kindOfTest } from './test-kinds.ts'

const FOLDER = 'build-test'
const STAMP = join(FOLDER, 'stamp')
/** What a build and the demo house in it are made of. */
const FOLDERS = ['app', 'demo', 'public', 'migrations', 'scripts', 'sandbox-shop']
const FILES = [
  ...['package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
  // How the houses of tests are filled, and when.
  ...['tests/e2e/servers.ts', 'tests/e2e/start-servers.ts', 'tests/support/templates.ts', 'tests/support/test-app.ts'],
]

/**
 * Builds the site for tests unless the last build is of the same sources. Its folder is then in TEST_BUILD_DIR, and the hash of
 * its sources in TEST_BUILD_HASH, for the tests and for what is kept of one run for the next.
 * @throws Error if the build fails
 */
export async function buildForTests(): Promise<void> {
  const sources = FOLDERS.flatMap((folder) => sourceFiles(folder)).filter((path) => !kindOfTest(path))
  const hash = await hashOfFiles([...sources, ...FILES])
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== hash) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, BUILD_DIR: FOLDER },
    })
    if (status !== 0) throw new Error('The build failed.')
    writeFileSync(STAMP, hash)
  }
  process.env.TEST_BUILD_DIR = resolve(FOLDER)
  process.env.TEST_BUILD_HASH = hash
}

// Before several runs begin at once, each of which would build.
if (import.meta.main) await buildForTests()
