import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DATABASE_FILE } from '../backup.server.ts'
import type { BackupPlace } from './place.ts'

/** What is being written carries this ending until it is whole. */
export const UNFINISHED = '.new'

/** A folder that holds one backup, which the next takes the place of. */
export function folderPlace(folder: string): BackupPlace {
  const finish = async (key: string, write: (unfinished: string) => Promise<void>) => {
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true })
    await write(path + UNFINISHED)
    await rename(path + UNFINISHED, path)
  }
  return {
    label: folder,
    tablesKey: () => DATABASE_FILE,
    async list(prefix) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
      const keys = paths.map((path) => path.slice(join(folder, '/').length)).filter((key) => key.startsWith(prefix))
      return Promise.all(
        keys
          .filter((key) => !key.endsWith(UNFINISHED))
          .sort()
          .map(async (key) => ({ key, at: Temporal.Instant.fromEpochMilliseconds(Math.floor((await stat(join(folder, key))).mtimeMs)) })),
      )
    },
    read: (key) => readFile(join(folder, key)),
    write: (key, content) => finish(key, (path) => writeFile(path, content)),
    copyIn: (key, source) => finish(key, (path) => copyFile(source, path)),
    remove: (key) => rm(join(folder, key), { force: true }),
  }
}
