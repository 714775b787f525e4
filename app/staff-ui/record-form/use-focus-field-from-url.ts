import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Takes whoever comes with `?field=NAME` to that field, once: the check of the site leads there. */
export function useFocusFieldFromUrl() {
  const fields = useRef<HTMLFieldSetElement>(null)
  const asked = useSearchParams()[0].get('field')
  useEffect(() => {
    const field = asked && fields.current?.querySelector(`[data-field="${CSS.escape(asked)}"]`)
    if (!field) return
    const focus = () => field.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')
    const show = () => {
      focus()?.focus({ preventScroll: true })
      focus()?.scrollIntoView({ block: 'center' })
    }
    if (focus()) return show()
    // The text editor is loaded on its own and comes later.
    const watcher = new MutationObserver(() => {
      if (!focus()) return
      watcher.disconnect()
      show()
    })
    watcher.observe(field, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [asked])
  return fields
}
