import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Each may take as much room as a house. */
const MOST_KEPT = 3

/**
 * A folder of files that take long to make, kept for the next who needs the same. Several processes may ask for it at once: one
 * of them wins, and nobody sees a folder that is half made. Those that were not used for longest are deleted.
 * @param kept where it is kept, beside others of its kind (`cacheFolder`)
 * @param name what it is made of, such as a hash; another content, another name
 * @param make fills an empty folder
 * @returns its path; whoever changes what lies there copies it first
 */
export async function keptFolder(kept: string, name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(kept, name)
  if (!existsSync(folder)) await keep(kept, folder, make)
  const now = new Date()
  utimesSync(folder, now, now)
  return folder
}

async function keep(kept: string, folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const making = mkdtempSync(join(kept, 'making-'))
  const drop = () => rmSync(making, { recursive: true, force: true })
  process.once('exit', drop)
  try {
    await make(making)
    if (!existsSync(folder)) renameSync(making, folder)
  } finally {
    process.off('exit', drop)
    drop()
  }
  dropOldest(kept)
}

function dropOldest(kept: string): void {
  const folders = readdirSync(kept).filter((name) => !name.startsWith('making-'))
  const newestFirst = folders.map((name) => join(kept, name)).toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const path of newestFirst.slice(MOST_KEPT)) rmSync(path, { recursive: true, force: true })
}
