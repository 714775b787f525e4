import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LostDatabase } from './damaged-database.ts'

/** Where the embedded database lies in the data folder. */
export const DATABASE_FOLDER = 'database'
/** Says that a house lives in this folder, from the moment that its database can be opened. */
const MARK = 'house'
/** Says that a house is being begun here: whatever else lies here has been written by the same start. */
const BEGUN = 'house.begun'
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

/** A folder is a trace when there is anything in it. */
function isTrace(path: string): boolean {
  try {
    return readdirSync(path).length > 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOTDIR'
  }
}
