import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** What each house makes of its own, and what only holds while it is open. */
const OWN = ['auth-secret', 'lock.sqlite', 'foyer.pid']
/** Each takes as much room as a data folder. */
const MOST_KEPT = 3

/** How the name of a copy begins until it is complete. */
const COPY = 'beginning-'
/** What may lie in a data folder before there is a house: the data of the shop beside it, and a copy that was broken off. */
const BESIDE = new RegExp(`^(shop$|${COPY})`)

/** Whether a data folder holds no house yet, so that one may be begun in it. */
export function isUnused(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).every((name) => BESIDE.test(name))
}

/**
 * Begins a house in an unused data folder with a copy of one that is kept filled, which it makes if there is none. The copy has
 * no account and no key.
 * @param kept folder of those that are kept
 * @param name of the one to begin with; another content, another name
 * @param fill opens a house in a folder, fills it and closes it
 */
export async function beginFromKept(
  folder: string,
  { kept, name }: { kept: string; name: string },
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const source = join(kept, name)
  if (!existsSync(source)) await keep(source, fill)
  utimesSync(source, new Date(), new Date())
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (name.startsWith(COPY)) rmSync(join(folder, name), { recursive: true })
  // Complete before any of it has its name: half a database would be taken for a house.
  const copy = mkdtempSync(join(folder, COPY))
  cpSync(source, copy, { recursive: true, mode: constants.COPYFILE_FICLONE })
  for (const entry of readdirSync(copy).toSorted(databaseLast)) renameSync(join(copy, entry), join(folder, entry))
  rmdirSync(copy)
}

function databaseLast(a: string, b: string): number {
  return Number(a === 'database') - Number(b === 'database')
}

async function keep(source: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const kept = dirname(source)
  const making = mkdtempSync(join(kept, 'making-'))
  const drop = () => rmSync(making, { recursive: true, force: true })
  process.once('exit', drop)
  try {
    await fill(making)
    for (const name of OWN) rmSync(join(making, name), { force: true })
    // Another checkout may have been faster.
    if (!existsSync(source)) renameSync(making, source)
  } finally {
    process.off('exit', drop)
    drop()
  }
  dropOldest(kept)
}

function dropOldest(kept: string): void {
  const folders = readdirSync(kept).map((name) => join(kept, name))
  const newestFirst = folders.map((path) => ({ path, usedAt: statSync(path).mtimeMs })).toSorted((a, b) => b.usedAt - a.usedAt)
  for (const { path } of newestFirst.slice(MOST_KEPT)) rmSync(path, { recursive: true, force: true })
}
