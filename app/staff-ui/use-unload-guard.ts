import { useEffect, useRef } from 'react'

/** Asks before a window with unsaved input is closed. */
export function useUnloadGuard(isDirty: boolean): void {
  const dirty = useRef(isDirty)
  dirty.current = isDirty
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
