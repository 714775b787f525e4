import { useEffect, useMemo, useState } from 'react'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { request } from '../../staff-ui/api-client.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'

/** An entry of a list from the API, as an option. */
export type ChoiceOption = { id: number; name: string; detail: string }

type Answered = {
  id?: number
  slug?: string
  name?: string
  title?: string
  date_start?: string
  date?: string
  room?: { name: string } | null
}
type List = { results: Answered[]; next: string | null }

const MAX_PAGES = 20

/** A list so far; `failure` where the rest could not be loaded, so that nothing can be said of what is not in it. */
export type ChoiceList = { entries: ChoiceOption[]; isLoading: boolean; failure: { tryAgain: () => void } | undefined }

/** Loads all entries of a list from the API, page by page; some lists name their ids `slug`. */
export function useChoiceOptions(from: string): ChoiceList {
  const [entries, setEntries] = useState<Answered[]>([])
  const format = useDateFormat()
  const [isLoading, setLoading] = useState(true)
  const [failure, setFailure] = useState<ChoiceList['failure']>()
  useEffect(() => {
    let isCurrent = true
    async function load() {
      let next: string | null = from
      for (let page = 0; next && page < MAX_PAGES && isCurrent; page++) {
        const answer: Answered[] | List = await request('GET', next)
        const page = Array.isArray(answer) ? answer : answer.results
        if (isCurrent) setEntries((before) => [...before, ...page])
        next = Array.isArray(answer) ? null : answer.next
      }
    }
    function begin() {
      setEntries([])
      setLoading(true)
      setFailure(undefined)
      load()
        .catch(() => isCurrent && setFailure({ tryAgain: begin }))
        .finally(() => isCurrent && setLoading(false))
    }
    begin()
    return () => {
      isCurrent = false
    }
  }, [from])
  return { entries: useMemo(() => entries.map((entry) => toOption(entry, format)), [entries, format]), isLoading, failure }
}

function toOption({ id, slug, name, title, date_start, date, room }: Answered, format: DateFormat): ChoiceOption {
  const when = date_start ? `${format.date(date_start)}, ${format.clock(date_start)}` : date
  return { id: Number(id ?? slug), name: name ?? title ?? '', detail: [when, room?.name].filter(Boolean).join(' · ') }
}
