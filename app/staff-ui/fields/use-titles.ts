import { useEffect, useRef, useState } from 'react'
import { request } from '../api-client.ts'
import type { FormContext } from './field-props.ts'
import type { Option } from './OptionSearch.tsx'

/**
 * The titles of related records. Those of records known by id only, as from a draft or another user's save, are
 * requested, each once.
 */
export function useTitles(of: string, ids: number[], { titles, learn }: Pick<FormContext, 'titles' | 'learn'>) {
  const [learned, setLearned] = useState<Record<number, string>>({})
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const known = { ...titles[of], ...learned }
  const requested = useRef(new Set<string>())
  const unknown = ids.filter((id) => known[id] === undefined).join(',')
  useEffect(() => {
    const missing = unknown.split(',').filter((id) => id && !requested.current.has(id))
    if (missing.length === 0) return
    for (const id of missing) requested.current.add(id)
    request<Option[]>('GET', `/api/admin/${of}/options?ids=${missing}`)
      .then(
        (options) => setLearned((before) => ({ ...before, ...Object.fromEntries(options.map(({ id, title }) => [id, title])) })),
        () => undefined,
      )
      .finally(() => setAnswered((before) => new Set([...before, ...missing])))
  }, [of, unknown])
  return {
    known,
    /** Of a record that is no longer there, and on failure, its number. */
    titleOf: (id: number): string => known[id] ?? (answered.has(String(id)) ? `#${id}` : '…'),
    learn(newTitles: Record<number, string>): void {
      setLearned((before) => ({ ...before, ...newTitles }))
      // The form keeps it for rows that are moved.
      learn?.(of, newTitles)
    },
  }
}
