import { useEffect, useRef, useState } from 'react'
import { request } from '../api-client.ts'
import type { FormContext } from './field-props.ts'
import type { Option } from './OptionSearch.tsx'

/**
 * What the records are called that a field names. One that came into the form by its number alone, as from what was typed
 * earlier or what somebody else has saved, is asked for.
 */
export function useTitles(of: string, ids: number[], { titles, learn }: Pick<FormContext, 'titles' | 'learn'>) {
  const [learned, setLearned] = useState<Record<number, string>>({})
  const known = { ...titles[of], ...learned }
  const asked = useRef(new Set<string>())
  const unknown = ids.filter((id) => known[id] === undefined).join(',')
  useEffect(() => {
    const wanted = unknown.split(',').filter((id) => id && !asked.current.has(id))
    if (wanted.length === 0) return
    for (const id of wanted) asked.current.add(id)
    request<Option[]>('GET', `/api/admin/${of}/options?ids=${wanted}`).then(
      (found) => setLearned((before) => ({ ...before, ...Object.fromEntries(found.map(({ id, title }) => [id, title])) })),
      // Without an answer its number stands there.
      () => undefined,
    )
  }, [of, unknown])
  return {
    known,
    learn(found: Record<number, string>): void {
      setLearned((before) => ({ ...before, ...found }))
      // Rows that change their places find it as well.
      learn?.(of, found)
    },
  }
}
