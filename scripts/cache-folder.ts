import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/** Root's is where every user may pass through: PostgreSQL refuses root and runs as somebody else. */
const SYSTEM = '/var/cache'

/** A folder of the project in the user's cache, which several checkouts share and which may be deleted at any time. Made if missing. */
export function cacheFolder(name: string): string {
  const own = process.env.XDG_CACHE_HOME || (process.getuid?.() === 0 ? SYSTEM : join(homedir(), '.cache'))
  const folder = join(own, 'foyer', name)
  mkdirSync(folder, { recursive: true })
  return folder
}
