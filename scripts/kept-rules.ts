import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './cache-folder.ts'

/** Those of several checkouts and branches; one is 40 bytes long. */
const MOST_ENTRIES = 20_000

type Source = { file: string; source: string }

/**
 * The files that were found to keep React's rules, in the user's cache, by a hash of all that the finding depends on: path and
 * content of the file, and what checks it. So a file is known in each checkout, and none is after any change.
 */
export class KeptRules {
  readonly #path = join(cacheFolder('react-rules'), 'kept.json')
  readonly #checkedBy: string
  /** hash of a file → how many components and hooks it has; the latest used last */
  readonly #entries: Map<string, number>

  /** @param checkedBy what else decides on the finding, such as versions */
  constructor(checkedBy: string[]) {
    this.#checkedBy = hashOf(checkedBy)
    this.#entries = new Map(read(this.#path))
  }

  /** How many components and hooks of a file keep the rules; undefined where that is not known. */
  checkedIn(source: Source): number | undefined {
    return this.#entries.get(this.#keyOf(source))
  }

  /** Remembers a file in which nothing breaks the rules. */
  add(source: Source, checked: number): void {
    this.#entries.set(this.#keyOf(source), checked)
  }

  /** Writes what is known, and forgets what was used least lately. @param used files of this run */
  store(used: Source[]): void {
    for (const key of used.map((source) => this.#keyOf(source))) {
      const checked = this.#entries.get(key)
      if (checked === undefined) continue
      this.#entries.delete(key)
      this.#entries.set(key, checked)
    }
    // In one step: another checkout may read it meanwhile.
    const written = `${this.#path}.${process.pid}`
    writeFileSync(written, JSON.stringify([...this.#entries].slice(-MOST_ENTRIES)))
    renameSync(written, this.#path)
  }

  #keyOf({ file, source }: Source): string {
    return hashOf([this.#checkedBy, file, source])
  }
}

function hashOf(texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url')
}

function read(path: string): [string, number][] {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return []
  }
}
