import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runInProcess } from '../platform/isolated-worker/isolated-process.ts'
import type { Platform } from '../platform/platform.ts'
import { listBackups } from './kept-backups.server.ts'
import { nightsOf } from './nights.server.ts'
import type { DifferingTable, ReadBack } from './read-back-process.server.ts'

/** Beyond what the idle process takes; a table is read a thousand rows at a time. */
const LIMITS = { memoryMb: 1024, milliseconds: 10 * 60_000 }
const STATE_FILE = 'backups/read-back.json'

/** Why a backup could not be read back: its file, a table with another number of rows, or what went wrong on this machine. */
export type ReadBackFailure = { kind: 'damaged' } | ({ kind: 'differs' } & DifferingTable) | { kind: 'fault'; message: string }
/** What came of reading a backup back: when it was taken, and why that failed, if it did. */
export type ReadBackState = { key: string; takenAt: string; failure?: ReadBackFailure }

/**
 * Reads the house's newest backup back into a second database, in a process of its own, and notes what came of it.
 * @param migrations folder of the migrations that this program has
 */
export async function readBackLatest({ config }: Pick<Platform, 'config'>, migrations: string): Promise<ReadBackState | undefined> {
  const last = (await listBackups(nightsOf(config))).at(-1)
  if (!last) return undefined
  const { processUrl } = await import('./read-back-process.server.ts')
  const task = { folder: join(config.DATA_DIR, 'backups'), key: last.key, migrations }
  const failure = await runInProcess<ReadBack>(processUrl, task, LIMITS).then(
    failureIn,
    (error): ReadBackFailure => ({ kind: 'fault', message: error instanceof Error ? error.message : String(error) }),
  )
  const state: ReadBackState = { key: last.key, takenAt: last.takenAt.toString(), ...(failure ? { failure } : {}) }
  await writeFile(join(config.DATA_DIR, `${STATE_FILE}.new`), JSON.stringify(state))
  await rename(join(config.DATA_DIR, `${STATE_FILE}.new`), join(config.DATA_DIR, STATE_FILE))
  return state
}

function failureIn({ isDamaged, differing: [first] }: ReadBack): ReadBackFailure | undefined {
  if (isDamaged) return { kind: 'damaged' }
  return first && { kind: 'differs', ...first }
}

/** What came of it last; undefined while none has been read back. */
export async function readReadBackState({ DATA_DIR }: Pick<Platform['config'], 'DATA_DIR'>): Promise<ReadBackState | undefined> {
  try {
    return JSON.parse(await readFile(join(DATA_DIR, STATE_FILE), 'utf8')) as ReadBackState
  } catch {
    return undefined
  }
}
