import { useState } from 'react'
import { KEPT_TEXTS_PREFIX } from '../../staff-ui/log-out.ts'
import { ownersKey } from '../../staff-ui/page-owner.ts'

/** A text that is being written, and what else is done with it. */
type KeptText = { text: string; isOwn: boolean; write: (text: string) => void; forget: () => void }

/**
 * A text that is being written, kept in this window until it is sent or saved: closing its sheet, reloading or a login that has
 * ended takes nothing of it. It follows what is stored as long as nobody has written.
 * @param place what it belongs to, `entry/7/note`
 * @param stored what it says now
 */
export function useKeptText(place: string, stored: string): KeptText {
  const key = KEPT_TEXTS_PREFIX + ownersKey(place)
  const [own, setOwn] = useState(() => sessionStorage.getItem(key))
  return {
    text: own ?? stored,
    isOwn: own !== null && own !== stored,
    write(text) {
      setOwn(text)
      sessionStorage.setItem(key, text)
    },
    forget() {
      setOwn(null)
      sessionStorage.removeItem(key)
    },
  }
}
