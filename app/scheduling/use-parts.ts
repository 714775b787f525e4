import { useEffect, useState } from 'react'
import type { CastPart } from '../programme/parts.ts'
import { request } from '../staff-ui/api-client.ts'

/** A part of a production with who has it. */
export type PartWithNames = CastPart & { names: string[] }

/** The parts of a production; undefined while they are not known. @param productionId what stands in the form */
export function useParts(productionId: unknown): PartWithNames[] | undefined {
  const [parts, setParts] = useState<PartWithNames[]>()
  useEffect(() => {
    setParts(undefined)
    if (typeof productionId !== 'number') return
    let isLate = false
    request<PartWithNames[]>('GET', `/api/admin/event/parts?production=${productionId}`).then(
      (answer) => !isLate && setParts(answer),
      // Without an answer nothing can be chosen but what stands there; the server looks again when it is saved.
      () => undefined,
    )
    return () => {
      isLate = true
    }
  }, [productionId])
  return parts
}
