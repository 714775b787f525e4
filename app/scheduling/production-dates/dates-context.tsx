import { createContext, type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { request } from '../../staff-ui/api-client.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import type { ProductionDates } from './production-dates.ts'

type LoadedDates = {
  /** null until they are loaded, and for a production that is not saved yet */
  data: ProductionDates | null
  failure: string
  /** reads them again, after a write */
  reload(): Promise<void>
}

/** The dates of the production in the form, shared by its head and its sections. */
export const ProductionDatesContext = createContext<LoadedDates>({ data: null, failure: '', reload: async () => {} })

/** Loads the dates of a production, and again whenever the screen's own data is reloaded, as after a bulk action. */
export function ProductionDatesProvider({ id, children }: { id: number | null; children: ReactNode }) {
  const [data, setData] = useState<ProductionDates | null>(null)
  const [failure, setFailure] = useState('')
  const { state } = useRevalidator()
  const newest = useRef(0)
  const reload = useCallback(async () => {
    if (id === null) return
    newest.current += 1
    const own = newest.current
    try {
      const loaded = await request<ProductionDates>('GET', `/api/admin/event/dates?production=${id}`)
      if (own !== newest.current) return
      setData(loaded)
      setFailure('')
    } catch (error) {
      if (own === newest.current) setFailure(failureText(error))
    }
  }, [id])
  useEffect(() => {
    if (state === 'idle') void reload()
  }, [state, reload])
  return (
    <ProductionDatesContext value={useMemo(() => ({ data, failure, reload }), [data, failure, reload])}>{children}</ProductionDatesContext>
  )
}
