import { createHash } from 'node:crypto'
import type { ReadLine } from './imported-line.ts'

const KEY_LENGTH = 20

/**
 * Gives each line a key by what it says, the same at every reading: by it a source's correction or a dismissed proposal is
 * found again until the source says something else. Lines that say the same are counted.
 */
export function withKeys(lines: ReadLine[]): ReadLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const said = JSON.stringify(line.value ?? line.cells ?? line.title)
    const hash = createHash('sha256').update(said).digest('hex').slice(0, KEY_LENGTH)
    const count = (counts.get(hash) ?? 0) + 1
    counts.set(hash, count)
    return { ...line, key: count === 1 ? hash : `${hash}-${count}` }
  })
}

/** Stands for all lines together: a proposal that another reading has renewed under the same id has another. */
export function digestOf(lines: readonly ReadLine[]): string {
  const keys = lines.map(({ key = '' }) => key).join()
  return createHash('sha256').update(keys).digest('hex').slice(0, KEY_LENGTH)
}
