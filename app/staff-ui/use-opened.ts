import { useNavigate, useSearchParams } from 'react-router'
import { OPENED_PARAMETER } from '../records/saved-view.ts'

/** The address of an entry that is opened beside its list, and the way back to the list. */
export function useOpened(): { addressOf: (id: number) => string; close: () => void } {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const withOpened = (id: number | null) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete(OPENED_PARAMETER)
    else next.set(OPENED_PARAMETER, String(id))
    return `?${next}`
  }
  return {
    addressOf: withOpened,
    // Back opens once more what was closed: what was dealt with may stand no longer in the list.
    close: () => void navigate(withOpened(null), { preventScrollReset: true }),
  }
}
