import { link, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FILES } from '../backup.server.ts'
import { tablesKeyAt } from './dated-keys.ts'
import { folderPlace, UNFINISHED } from './folder-place.ts'
import type { BackupPlace } from './place.ts'

/** What a link says where there can be none: the file is gone or in a bucket, or the disk has no links. */
const NO_LINK = ['ENOENT', 'EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP']

/**
 * A folder that holds the backups of several nights, each by the moment it was taken. Files are links to those of the house, which
 * take no room, since what is in a file is never written again.
 * @param house where the house keeps its files
 */
export function nightsPlace(folder: string, house: string): BackupPlace {
  const place = folderPlace(folder)
  return {
    ...place,
    tablesKey: tablesKeyAt,
    // Tables lie beside each other, and are asked for with every look at Heute; below them may be thousands of files.
    list: (prefix) => (prefix.includes('/') ? place.list(prefix) : listBeside(folder, prefix)),
    async takeFile(key) {
      const path = join(folder, FILES + key)
      await mkdir(dirname(path), { recursive: true })
      try {
        await link(join(house, key), path)
        return true
      } catch (error) {
        const { code = '' } = error as NodeJS.ErrnoException
        if (code === 'EEXIST') return true
        if (NO_LINK.includes(code)) return false
        throw error
      }
    },
  }
}

async function listBeside(folder: string, prefix: string) {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(prefix) && !name.endsWith(UNFINISHED))
  const found = names.toSorted().map(async (key) => {
    const { mtimeMs } = await stat(join(folder, key))
    return { key, at: Temporal.Instant.fromEpochMilliseconds(Math.floor(mtimeMs)) }
  })
  return Promise.all(found)
}
