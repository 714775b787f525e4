import { runIsolated, WorkerLimitExceeded } from '../../platform/isolated-worker/isolated-worker.ts'
import type { MovedHtml, MovedModules } from './modules-of-html.ts'
import type { ParseResults, ParseTask } from './parse-worker.server.ts'

const LIMITS = { memoryMb: 1024, milliseconds: 60_000 }
/** Texts for one worker, whose start costs as much as reading some of them. */
const TEXTS_AT_ONCE = 50

/** Runs a task in an isolated worker. @returns undefined where it takes more memory or time than it may */
export async function parseApart<Task extends ParseTask>(task: Task): Promise<ParseResults[Task['kind']] | undefined> {
  const { workerUrl } = await import('./parse-worker.server.ts')
  return runIsolated<ParseResults[Task['kind']]>(workerUrl, task, LIMITS).catch((error) => {
    if (error instanceof WorkerLimitExceeded) return undefined
    throw error
  })
}

/** Texts as modules, in their order; undefined for one that cannot be read. */
export async function readModules(texts: MovedHtml[]): Promise<(MovedModules | undefined)[]> {
  const read: (MovedModules | undefined)[] = []
  for (let start = 0; start < texts.length; start += TEXTS_AT_ONCE) {
    const some = texts.slice(start, start + TEXTS_AT_ONCE)
    const together = await parseApart({ kind: 'texts', texts: some })
    // One bad text must not cost the others.
    read.push(...(together ?? (await Promise.all(some.map(async (text) => (await parseApart({ kind: 'texts', texts: [text] }))?.[0])))))
  }
  return read
}
