import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another living process holds the folder. The message is one sentence for the operator. */
export class FolderLockedError extends Error {}

const LOCK_FILE = 'lock.sqlite'
/** Tells the operator who holds the folder. It locks nothing: a killed process leaves it behind. */
const HOLDER_FILE = 'foyer.pid'
const SQLITE_BUSY = 5
/** The locks of this process. One that nobody refers to would be collected as garbage, and the folder be free. */
const held = new Set<DatabaseSync>()

/**
 * Takes the lock of a data folder. The embedded database has no lock of its own, and two processes writing at once
 * lose rows silently. The operating system holds the lock, by way of SQLite's locks on a file: it ends with the
 * process however that ends, and keeps out a process in another container too, where process ids mean nothing.
 * @returns a function that gives the lock back
 * @throws FolderLockedError when the folder is held
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, LOCK_FILE), { timeout: 0 })
  const holder = join(folder, HOLDER_FILE)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new FolderLockedError(`The data folder ${folder} is in use by ${nameOf(holder)}; stop it, or choose another DATA_DIR.`)
  }
  held.add(lock)
  writeFileSync(holder, String(process.pid))
  return () => {
    held.delete(lock)
    rmSync(holder, { force: true })
    lock.close()
  }
}

function nameOf(holder: string): string {
  try {
    return `process ${readFileSync(holder, 'utf8')}`
  } catch {
    // It has the lock and is about to write its name, or has taken it away and is about to let go.
    return 'another process'
  }
}
