import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process holds the data folder. The message is one sentence for the operator. */
export class FolderLockedError extends Error {}

const LOCK_FILE = 'lock.sqlite'
/** Holds the process id for the error message. It locks nothing: a killed process leaves it behind. */
const HOLDER_FILE = 'foyer.pid'
const SQLITE_BUSY = 5
/** The locks of this process. An unreferenced one would be garbage-collected, which releases it. */
const heldLocks = new Set<DatabaseSync>()

/**
 * Acquires the exclusive lock of a data folder. PGlite has no lock of its own, and two processes writing at once lose rows
 * silently. The operating system holds the lock, through SQLite's lock on a file: it ends with the process however that
 * ends, and excludes a process in another container too, where process ids mean nothing.
 * @returns a function that releases the lock
 * @throws FolderLockedError when another process holds it
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
    throw new FolderLockedError(`The data folder ${folder} is in use by ${holderName(holder)}; stop it, or choose another DATA_DIR.`)
  }
  heldLocks.add(lock)
  writeFileSync(holder, String(process.pid))
  return () => {
    heldLocks.delete(lock)
    rmSync(holder, { force: true })
    lock.close()
  }
}

function holderName(holder: string): string {
  try {
    return `process ${readFileSync(holder, 'utf8')}`
  } catch {
    // The holder has yet to write its id, or has removed it and is about to release the lock.
    return 'another process'
  }
}
