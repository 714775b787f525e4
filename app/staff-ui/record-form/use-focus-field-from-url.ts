import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

const PROSE = '[contenteditable="true"]'
/** The tools of a text are not its field. */
const CONTROL = ':is(input, textarea, select, button):not([role="toolbar"] *)'

/** Focuses the field named by `?field=NAME`, once; the audit links there. */
export function useFocusFieldFromUrl() {
  const fields = useRef<HTMLFieldSetElement>(null)
  const name = useSearchParams()[0].get('field')
  useEffect(() => {
    const field = name && fields.current?.querySelector(`[data-field="${CSS.escape(name)}"]`)
    if (!field) return
    const control = () => field.querySelector<HTMLElement>(PROSE) ?? field.querySelector<HTMLElement>(CONTROL)
    const focusControl = () => {
      control()?.focus({ preventScroll: true })
      control()?.scrollIntoView({ block: 'center' })
    }
    if (control()) return focusControl()
    // The rich text editor is loaded lazily.
    const watcher = new MutationObserver(() => {
      if (!control()) return
      watcher.disconnect()
      focusControl()
    })
    watcher.observe(field, { childList: true, subtree: true })
    return () => watcher.disconnect()
  }, [name])
  return fields
}
