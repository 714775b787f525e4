import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Fills the index of a house that was filled by SQL alone. */
export function rebuildSearch(environment: NodeJS.ProcessEnv): void {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const { status } = spawnSync(process.execPath, ['build/server/index.js', 'rebuild-index'], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', DATA_DIR: folder, ...environment },
  })
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0) throw new Error('the index of the search could not be made')
}
