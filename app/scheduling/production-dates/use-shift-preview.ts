import { useEffect, useState } from 'react'
import { request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import type { Shift, ShiftedDate } from './shift.ts'

type Preview = { dates: ShiftedDate[] | null; failure: string; isLoading: boolean }

const DEBOUNCE_MS = 250

/** The dates as a shift would leave them, asked `DEBOUNCE_MS` after its last change; null until they are known. */
export function useShiftPreview(ids: number[], shift: Shift & { roomId: number | null }): Preview {
  const body = JSON.stringify({ ids, ...shift })
  const [answer, setAnswer] = useState<{ to: string; dates: ShiftedDate[] | null; failure: string } | null>(null)
  useEffect(() => {
    let isStale = false
    const timer = setTimeout(async () => {
      const next = await request<ShiftedDate[]>('POST', '/api/admin/event/shift/preview', JSON.parse(body)).then(
        (dates) => ({ to: body, dates, failure: '' }),
        (error) => ({ to: body, dates: null, failure: failureText(error) }),
      )
      if (!isStale) setAnswer(next)
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [body])
  const isLoading = answer?.to !== body
  return { dates: isLoading ? null : (answer?.dates ?? null), failure: isLoading ? '' : (answer?.failure ?? ''), isLoading }
}
