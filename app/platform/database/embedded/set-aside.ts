import { existsSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { lockFolder } from '../folder-lock.ts'
import { DATABASE_FOLDER, markBegun, markMade, markRestored, markRestoring, readCutRestore, unmark } from './house-mark.ts'

/** A database that was moved out of the way of another. */
export type SetAside = {
  /** where it lies now; undefined where there was none */
  path: string | undefined
  /** leaves it there: the one that took its place is whole */
  leave(): void
  /** removes the one that took its place, and moves it back */
  putBack(): void
}

/**
 * Moves the database of a data folder aside, so that another can be made in its place. Nothing is deleted. Until one of the two
 * ways out is taken the folder is no house, also for later processes.
 * @throws FolderLockedError when a process holds the folder
 */
export function setDatabaseAside(folder: string, now: Temporal.Instant): SetAside {
  const unlock = lockFolder(folder)
  try {
    const from = join(folder, DATABASE_FOLDER)
    const to = moveAside(folder, from, now)
    unmark(folder)
    markBegun(folder)
    return {
      path: to,
      leave: () => markRestored(folder),
      putBack: () => {
        rmSync(from, { recursive: true, force: true })
        if (to) renameSync(to, from)
        markMade(folder)
        markRestored(folder)
      },
    }
  } finally {
    unlock()
  }
}

/** @returns where the database lies then; after a restore that was cut off, where that one put it */
function moveAside(folder: string, from: string, now: Temporal.Instant): string | undefined {
  const cut = readCutRestore(folder)
  if (cut) {
    markRestoring(folder, cut.aside)
    rmSync(from, { recursive: true, force: true })
    return cut.aside && join(folder, cut.aside)
  }
  const to = existsSync(from) ? `${from}-${now.round('second').toString().replaceAll(':', '')}` : undefined
  markRestoring(folder, to && basename(to))
  if (to) renameSync(from, to)
  return to
}
