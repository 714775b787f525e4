import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const PROBE_BYTES = 1024 * 1024
const HOLDS_MS = 5_000

/**
 * Makes a probe that tells whether the data folder takes what is written, by writing: what a file system says of its free
 * room knows no quota and no protection. However often it is asked, it writes every five seconds at most.
 */
export function createWriteProbe(folder: string): () => Promise<boolean> {
  const file = join(folder, 'write-probe')
  let last: { at: number; answer: Promise<boolean> } | undefined
  async function probe(): Promise<boolean> {
    try {
      await writeFile(file, Buffer.alloc(PROBE_BYTES, 1))
      return true
    } catch {
      return false
    } finally {
      await rm(file, { force: true }).catch(() => {})
    }
  }
  return () => {
    const now = performance.now()
    if (!last || now - last.at > HOLDS_MS) last = { at: now, answer: probe() }
    return last.answer
  }
}
