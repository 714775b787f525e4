import { type RefObject, useEffect } from 'react'

/** Marks the document while a booking widget is in the viewport, so that floating elements keep clear of it. */
export function useInViewAttribute(element: RefObject<HTMLElement | null>, mark: 'data-booking-in-view' | 'data-cart-in-view'): void {
  useEffect(() => {
    if (!element.current) return
    const root = document.documentElement
    const observer = new IntersectionObserver(([entry]) => root.toggleAttribute(mark, entry?.isIntersecting))
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      root.removeAttribute(mark)
    }
  }, [element, mark])
}
