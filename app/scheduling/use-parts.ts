import { useEffect, useState } from 'react'
import type { UsualPart } from '../programme/parts.server.ts'
import { request } from '../staff-ui/api-client.ts'

/** The parts of a production; undefined while loading. @param productionId the form's value */
export function useParts(productionId: unknown): UsualPart[] | undefined {
  const [parts, setParts] = useState<UsualPart[]>()
  useEffect(() => {
    setParts(undefined)
    if (typeof productionId !== 'number') return
    let isStale = false
    request<UsualPart[]>('GET', `/api/admin/event/parts?production=${productionId}`).then(
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
