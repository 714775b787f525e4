import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sourceFiles } from './source-files.ts'

/**
 * A hash of all files below some folders: of their paths and of what they hold. It is the same on every machine, whatever the
 * order in which the folders are named or read.
 * @param folders their paths, as `sourceFiles` takes them
 */
export function contentHash(folders: readonly string[]): Promise<string> {
  return hashOfFiles(folders.flatMap((folder) => sourceFiles(folder)))
}

/** A hash of files: of their paths and of what they hold, in whatever order they are named. */
export async function hashOfFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of [...new Set(paths)].sort()) {
    // Each file has a hash of its own, so that no end of one can be taken for the beginning of the next.
    const content = createHash('sha256')
    await pipeline(createReadStream(path), content)
    hash.update(`${path}\0${content.digest('hex')}\n`)
  }
  return hash.digest('hex')
}
