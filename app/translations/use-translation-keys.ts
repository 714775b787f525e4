import { useEffectEvent, useLayoutEffect } from 'react'

/** Ctrl+S stores and Ctrl+Enter goes on, from anywhere on the screen: before a field makes a new line of it. */
export function useTranslationKeys({ save, goOn }: { save: () => void; goOn: () => void }): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || document.querySelector('dialog:modal')) return
    const act = event.key === 'Enter' ? goOn : event.key.toLowerCase() === 's' ? save : undefined
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  })
  // From the first picture on: who sees the fields may press at once.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
