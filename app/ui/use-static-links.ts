import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Makes links in parts that React does not hydrate (`server-html.ts`) navigations of the router, as all others are. Links
 * that React handles are prevented by the time a click comes to the window.
 */
export function useStaticLinks(): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const current = pathname + search + hash
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-discover]') : null
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!anchor || !isPlain || event.defaultPrevented || anchor.target) return
      event.preventDefault()
      const target = anchor.pathname + anchor.search + anchor.hash
      navigate(target, { replace: target === current })
    }
    addEventListener('click', follow)
    return () => removeEventListener('click', follow)
  }, [navigate, current])
}
