import { useEffect, useState } from 'react'

/** Whether the page is scrolled beyond a share of the window's height (A §2.3, B §9). */
export function useScrolledPast(ratio: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const measure = () => setPast(window.scrollY > window.innerHeight * ratio)
    measure()
    window.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [ratio])
  return past
}
