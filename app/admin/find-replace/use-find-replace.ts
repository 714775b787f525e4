import { useState } from 'react'
import type { Operation } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import type { Found, FoundContainer, PlacedHit, ReplacedContainer } from './find-replace.server.ts'
import type { TextQueryInput } from './schema.ts'

/** The key of a hit among all that were found. */
export function hitKey({ container }: Pick<FoundContainer, 'container'>, { node, path, nth }: PlacedHit): string {
  return `${container}/${node}/${path}/${nth}`
}

type Taken = { container: number; revision: number; operations: Operation[] }

/** Finding, choosing, replacing and taking back. */
export function useFindReplace() {
  const [query, setQuery] = useState<TextQueryInput>()
  const [found, setFound] = useState<Found>()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [notice, setNotice] = useState('')
  const [failures, setFailures] = useState<Record<number, string>>({})
  const [undo, setUndo] = useState<Taken[]>([])
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      setNotice(failureText(error))
    }
    setBusy(false)
  }
  const chosenIn = (entry: FoundContainer) => entry.hits.filter((hit) => !left.has(hitKey(entry, hit)))
  const count = (found?.containers ?? []).reduce((sum, entry) => sum + chosenIn(entry).length, 0)

  function find(next: TextQueryInput): Promise<void> {
    return run(async () => {
      const answer = await request<Found>('POST', '/api/admin/find-text', next)
      setQuery(next)
      setFound(answer)
      setLeft(new Set())
      setFailures({})
      setUndo([])
      setNotice(t('{n} hits', { n: answer.total }))
    })
  }
  function replace(replacement: string): Promise<void> {
    return run(async () => {
      const chosen = (found?.containers ?? []).flatMap((entry) => {
        const hits = chosenIn(entry).map(({ node, path, nth }) => ({ node, path, nth }))
        return hits.length > 0 ? [{ container: entry.container, revision: entry.revision, hits }] : []
      })
      const { results } = await request<{ results: ReplacedContainer[] }>('POST', '/api/admin/replace-text', {
        ...{ query, replacement, containers: chosen },
      })
      const done = results.filter(({ failure }) => !failure)
      setFailures(failuresOf(results))
      setUndo(done.map(({ container, revision, undo: operations }) => ({ container, revision, operations })))
      setNotice(t('{n} hits replaced in drafts. Nothing of it is live yet.', { n: done.reduce((sum, result) => sum + result.count, 0) }))
    })
  }
  function takeBack(): Promise<void> {
    return run(async () => {
      const { results } = await request<{ results: ReplacedContainer[] }>('POST', '/api/admin/replace-text/undo', { containers: undo })
      setFailures(failuresOf(results))
      setUndo([])
      setNotice(results.some(({ failure }) => failure) ? t('Not everything could be taken back.') : t('Taken back.'))
      if (query && results.every(({ failure }) => !failure)) setFound(await request<Found>('POST', '/api/admin/find-text', query))
    })
  }
  function choose(keys: string[], isChosen: boolean): void {
    const next = new Set(left)
    for (const key of keys) isChosen ? next.delete(key) : next.add(key)
    setLeft(next)
  }
  const isDone = undo.length > 0
  return { found, count, notice, failures, isBusy, isDone, isChosen: (key: string) => !left.has(key), choose, find, replace, takeBack }
}

function failuresOf(results: ReplacedContainer[]): Record<number, string> {
  return Object.fromEntries(results.flatMap(({ container, failure }) => (failure ? [[container, failure]] : [])))
}
