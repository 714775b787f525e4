import { useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { createDateFormat, type DateFormat } from '../platform/format/date-format.ts'
import { DEFAULT_NOTATION, type Notation } from '../platform/format/notation.ts'

/** Formats dates and times by the site's notation, as the layout data of the page has it (A §3.7). */
export function useDateFormat(): DateFormat {
  const { dateStyle, timeStyle } = useRouteLoaderData<{ frame: Partial<Notation> }>('root')?.frame ?? {}
  return useMemo(
    () => createDateFormat({ dateStyle: dateStyle ?? DEFAULT_NOTATION.dateStyle, timeStyle: timeStyle ?? DEFAULT_NOTATION.timeStyle }),
    [dateStyle, timeStyle],
  )
}
