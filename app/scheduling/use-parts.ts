import { useEffect, useState } from 'react'
import type { CastPart } from '../programme/parts.ts'
import { request } from '../staff-ui/api-client.ts'

/** A part of a production with the names of those who play it. */
export type PartWithNames = CastPart & { names: string[] }

/** The parts of a production; undefined while loading. @param productionId the form's value */
export function useParts(productionId: unknown): PartWithNames[] | undefined {
  const [parts, setParts] = useState<PartWithNames[]>()
  useEffect(() => {
    setParts(undefined)
    if (typeof productionId !== 'number') return
    let isStale = false
    request<PartWithNames[]>('GET', `/api/admin/event/parts?production=${productionId}`).then(
      (response) => !isStale && setParts(response),
      // Without a response only the current part can be chosen; the server validates on saving.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [productionId])
  return parts
}
