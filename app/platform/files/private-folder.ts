import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'

/** What the house keeps in its data folder, and the beginnings of the names of what it keeps for a while. */
const OWN_ENTRIES = [
  'auth-secret',
  'control',
  'database',
  'demo-access.json',
  'files',
  'foyer.pid',
  'html',
  'outbox',
  'shop',
  'write-probe',
]
const OWN_PREFIXES = ['archive-', 'backup-', 'lock.sqlite']
/** What the file system keeps there itself. */
const FOREIGN_ENTRIES = ['lost+found']
const FOR_OTHERS = 0o077

/** How many files and folders were narrowed, and one that could not be, since it belongs to another user. */
type Narrowed = { count: number; foreign: string | undefined }

/**
 * Makes the data folder where there is none, for its owner alone, and takes from all others what an existing one allows them.
 * A folder that holds other things too is left as it is but for what is the house's. Says in the log what it did or could not.
 */
export function keepPrivate(folder: string, log: Pick<Logger, 'warn'>): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const entries = readdirSync(folder)
  const others = entries.filter((name) => !isOwn(name) && !FOREIGN_ENTRIES.includes(name))
  const own = entries.filter(isOwn).map((name) => join(folder, name))
  const isOpen = isOpenForOthers(folder)
  const { count, foreign } = summed([
    ...(isOpen && others.length === 0 ? [narrowOne(folder)] : []),
    ...own.filter(isOpenForOthers).map(narrow),
  ])
  if (count > 0) log.warn({ folder, count }, 'The data folder was open to other users of this machine; now it is for its owner alone.')
  if (foreign !== undefined)
    log.warn(
      { path: foreign },
      'This part of the data folder is open to other users and belongs to another one: let its owner run chmod go-rwx on it.',
    )
  if (isOpen && others.length > 0)
    log.warn(
      { folder, others: others.slice(0, 3) },
      'The data folder holds other things too and stays open to other users. Give the house one of its own in DATA_DIR.',
    )
}

/** Takes from all but its owner what a file or folder allows them, with all that lies in it; links are left alone. */
export function narrow(path: string): Narrowed {
  const own = narrowOne(path)
  if (own.foreign !== undefined || !lstatSync(path).isDirectory()) return own
  return summed([own, ...readdirSync(path).map((name) => narrow(join(path, name)))])
}

function summed(all: Narrowed[]): Narrowed {
  return { count: all.reduce((sum, { count }) => sum + count, 0), foreign: all.find(({ foreign }) => foreign !== undefined)?.foreign }
}

function narrowOne(path: string): Narrowed {
  if (!isOpenForOthers(path)) return { count: 0, foreign: undefined }
  try {
    chmodSync(path, lstatSync(path).mode & 0o700)
    return { count: 1, foreign: undefined }
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return { count: 0, foreign: path }
  }
}

/** Windows has no such permissions, and a link has those of what it names. */
function isOpenForOthers(path: string): boolean {
  if (process.platform === 'win32') return false
  const stat = lstatSync(path)
  return !stat.isSymbolicLink() && (stat.mode & FOR_OTHERS) !== 0
}

function isOwn(name: string): boolean {
  return OWN_ENTRIES.includes(name) || OWN_PREFIXES.some((prefix) => name.startsWith(prefix))
}
