import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { HASH_LOOKUP_MAX_TRIES, HASH_LOOKUP_RETRY_MS, HASH_SCROLL_DELAY_MS, HASH_SCROLL_OFFSET_PX } from './constants.ts'

/** Scrolls to the element of the address's hash, which may appear late; gives up silently (A §2.4, A §9). */
export function useHashScroll(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash followed twice scrolls twice
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1))
    if (!id) return
    let tries = 0
    let timer = setTimeout(look, HASH_SCROLL_DELAY_MS)
    function look() {
      const element = document.getElementById(id)
      if (element)
        window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - HASH_SCROLL_OFFSET_PX, behavior: 'smooth' })
      else if (++tries < HASH_LOOKUP_MAX_TRIES) timer = setTimeout(look, HASH_LOOKUP_RETRY_MS)
    }
    return () => clearTimeout(timer)
  }, [hash, key])
}
