import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../folder-lock.ts'
import { DATABASE_FOLDER, markBegun, markMade, unmark } from './house-mark.ts'

/** A database that was moved out of the way of another. */
export type SetAside = {
  /** where it lies now; undefined where there was none */
  path: string | undefined
  /** removes the one that took its place, and moves it back */
  putBack(): void
}

/**
 * Moves the database of a data folder aside, so that another can be made in its place. Nothing is deleted.
 * @throws FolderLockedError when a process holds the folder
 */
export function setDatabaseAside(folder: string, now: Temporal.Instant): SetAside {
  const unlock = lockFolder(folder)
  try {
    const from = join(folder, DATABASE_FOLDER)
    const to = `${from}-${now.round('second').toString().replaceAll(':', '')}`
    const isThere = existsSync(from)
    if (isThere) renameSync(from, to)
    unmark(folder)
    markBegun(folder)
    return {
      path: isThere ? to : undefined,
      putBack: () => {
        rmSync(from, { recursive: true, force: true })
        if (isThere) renameSync(to, from)
        markMade(folder)
      },
    }
  } finally {
    unlock()
  }
}
