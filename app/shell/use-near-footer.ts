import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the footer is in the viewport, the definition of "near the footer" (B §2). */
export function useNearFooter(): boolean {
  const [near, setNear] = useState(false)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have another footer
  useEffect(() => {
    const footer = document.querySelector('body > footer')
    if (!footer) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false))
    observer.observe(footer)
    return () => observer.disconnect()
  }, [pathname])
  return near
}
