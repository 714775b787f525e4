import { useEffect, useState } from 'react'
import { type ContainerDocument, nodesOf } from '../../content/index.ts'
import { productionsIn } from '../../modules/visibility.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { KnownProductions } from './visibility-words.ts'

type Answer = { id: number; title: string; first_start: string | null; last_start: string | null; sale_start: string | null }[]

/** The productions that windows of modules depend on, in the documents of a page, each once. */
export function boundProductions(documents: Record<number, ContainerDocument>): number[] {
  const all = Object.values(documents).flatMap((document) => [...nodesOf(document)].flatMap(({ data }) => productionsIn(data)))
  return [...new Set(all)]
}

/** The titles and dates of these productions, read once each. Where they cannot be read, nothing is known of them. */
export function useKnownProductions(ids: number[]): KnownProductions {
  const [known, setKnown] = useState<KnownProductions>({})
  const wanted = ids.filter((id) => !known[id]).join(',')
  useEffect(() => {
    if (!wanted) return
    let isCurrent = true
    request<Answer>('GET', `/api/production-dates/?ids=${wanted}`).then(
      (rows) => isCurrent && setKnown((before) => ({ ...before, ...byId(rows) })),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [wanted])
  return known
}

function byId(rows: Answer): KnownProductions {
  return Object.fromEntries(
    rows.map(({ id, title, first_start, last_start, sale_start }) => [
      id,
      { title, firstStart: first_start, lastStart: last_start, saleStart: sale_start },
    ]),
  )
}
