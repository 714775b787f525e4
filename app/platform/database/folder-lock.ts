import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another living process holds the folder. The message is one sentence for the operator. */
export class FolderLockedError extends Error {}

/**
 * Takes the lock of a data folder. The embedded database has no lock of its own, and two
 * processes writing at once lose rows silently. A lock left by a dead process is taken over.
 * @returns a function that gives the lock back
 * @throws FolderLockedError when a living process holds it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'foyer.lock')
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' })
      return () => releaseOwn(path)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = holderOf(path)
      if (holder !== undefined && holder !== process.pid && isAlive(holder)) {
        throw new FolderLockedError(`The data folder ${folder} is in use by process ${holder}; stop it, or choose another DATA_DIR.`)
      }
      rmSync(path, { force: true })
    }
  }
  throw new FolderLockedError(`The data folder ${folder} could not be locked.`)
}

function holderOf(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function releaseOwn(path: string): void {
  if (holderOf(path) === process.pid) rmSync(path, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
