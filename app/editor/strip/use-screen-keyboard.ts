import { useEffect } from 'react'

/** Keeps `--screen-keyboard` at the height that a keyboard on the screen covers of the window, while the component is mounted. */
export function useScreenKeyboard(): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop))
      document.documentElement.style.setProperty('--screen-keyboard', `${covered}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
      document.documentElement.style.removeProperty('--screen-keyboard')
    }
  }, [])
}
