import { useEffect, useEffectEvent } from 'react'

/** Asks before a window with unsaved input is closed. */
export function useUnloadGuard(isDirty: boolean): void {
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onUnload(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
