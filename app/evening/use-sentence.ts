import { useState } from 'react'
import { ownersKey } from '../staff-ui/page-owner.ts'

export type SentenceState = {
  text: string
  /** whether the user has written it */
  isOwn: boolean
  write: (text: string) => void
  /** back to the proposal */
  reset: () => void
  /** drops what was kept, once it was sent */
  forget: () => void
}

/**
 * The sentence that visitors will read: the proposal, which follows the choices, until the user writes their own. That is
 * kept in this window while the sheet is closed.
 * @param key names the performance and the action
 */
export function useSentence(key: string, proposed: string): SentenceState {
  const place = `evening-sentence:${ownersKey(key)}`
  const [own, setOwn] = useState(() => sessionStorage.getItem(place))
  const keep = (text: string | null) => {
    setOwn(text)
    if (text === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, text)
  }
  return {
    text: own ?? proposed,
    isOwn: own !== null && own !== proposed,
    write: keep,
    reset: () => keep(null),
    forget: () => sessionStorage.removeItem(place),
  }
}
