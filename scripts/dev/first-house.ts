import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keptFolder } from '../kept-folder.ts'

/** What each house makes of its own, and what only holds while it is open. */
const OWN = ['auth-secret', 'lock.sqlite', 'foyer.pid']
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
  const source = await keptFolder(kept, name, async (making) => {
    await fill(making)
    for (const own of OWN) rmSync(join(making, own), { force: true })
  })
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
