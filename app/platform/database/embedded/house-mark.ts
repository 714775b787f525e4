import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CutRestore, LostDatabase } from './damaged-database.ts'

/** Where the embedded database lies in the data folder. */
export const DATABASE_FOLDER = 'database'
/** Says that a house lives in this folder, from the moment that its database can be opened. */
const MARK = 'house'
/** Says that a house is being begun here: whatever else lies here has been written by the same start. */
const BEGUN = 'house.begun'
/** Says that a backup is being restored in place of a database that was set aside. */
const RESTORING = 'house.restoring'
/** Of this process alone: the number of a process comes again, in a container with every start. */
const OWN = randomUUID()
/** What a house leaves in its folder. Its secret alone is none: configuration makes it before there is a database. */
const TRACES = [MARK, 'lock.sqlite', 'files', 'backups', 'outbox', DATABASE_FOLDER]

/**
 * Whether the embedded database has to be made: nothing of a house lies in the folder, or a first start was cut off.
 * @throws LostDatabase when a house lies there and its database is gone, or has lost its version, by which PostgreSQL knows one
 */
export function assertMayBegin(folder: string): boolean {
  if (isBegun(folder)) return true
  if (existsSync(join(folder, DATABASE_FOLDER, 'PG_VERSION'))) return false
  const found = TRACES.filter((name) => isTrace(join(folder, name)))
  if (found.length > 0) throw new LostDatabase(found)
  return true
}

/** Whether a house has been begun in the folder and never had a database that could be opened. */
export function isBegun(folder: string): boolean {
  return existsSync(join(folder, BEGUN)) && !existsSync(join(folder, MARK))
}

/** Notes that a house is begun, before anything else is written. */
export function markBegun(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, BEGUN), '')
}

/** Notes that the house is there. */
export function markMade(folder: string): void {
  if (!existsSync(join(folder, MARK))) writeFileSync(join(folder, MARK), '')
  rmSync(join(folder, BEGUN), { force: true })
}

/** Takes the mark from a folder whose database has been moved away. */
export function unmark(folder: string): void {
  rmSync(join(folder, MARK), { force: true })
}

/** Notes that this process restores a backup in place of a database. @param aside the folder in which that lies then, if there is one */
export function markRestoring(folder: string, aside: string | undefined): void {
  writeFileSync(join(folder, RESTORING), JSON.stringify({ by: OWN, aside }))
}

/** Notes that the house is whole again, by the backup or by what had lain there. */
export function markRestored(folder: string): void {
  rmSync(join(folder, RESTORING), { force: true })
}

/**
 * Reads whether another process has begun to restore a backup in this folder and not ended it. Whatever lies in the place of the
 * database is nothing then: nobody can have written in it.
 * @returns the folder in which the database lies that was there before, if there was one
 */
export function readCutRestore(folder: string): { aside: string | undefined } | undefined {
  if (!existsSync(join(folder, RESTORING))) return undefined
  const { by, aside } = JSON.parse(readFileSync(join(folder, RESTORING), 'utf8')) as { by: string; aside?: string }
  // It ended before the database was moved, or after it was moved back.
  if (by === OWN || (aside && !existsSync(join(folder, aside)))) return undefined
  return { aside }
}

/** @throws CutRestore when another process has begun to restore a backup in this folder and not ended it */
export function assertNoCutRestore(folder: string): void {
  const cut = readCutRestore(folder)
  if (cut) throw new CutRestore(cut.aside)
}

/** A folder is a trace when there is anything in it. */
function isTrace(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR'
  }
}
