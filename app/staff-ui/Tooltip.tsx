import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './Tooltip.module.css'

const SHOW_DELAY_MS = 350
/** Time to get from the control to its tooltip with the pointer. */
const HIDE_DELAY_MS = 150
const GAP_PX = 6

type Props = {
  /** what the control is named already; shown to those who see it as a sign only */
  text: string
  /** the keys that do the same */
  keys?: string | undefined
  children: ReactNode
}

/**
 * Shows the name of a control and its keys, on hover and on keyboard focus. It stays while it is pointed at itself and goes
 * with Esc, without moving the focus (WCAG 1.4.13). Screen readers have its words from the control.
 */
export function Tooltip({ text, keys, children }: Props) {
  const [isShown, setShown] = useState(false)
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const after = (delay: number, show: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(show), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setShown(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!isShown || !tip.current || !anchor.current) return
    tip.current.showPopover()
    const at = anchor.current.getBoundingClientRect()
    const { width } = tip.current.getBoundingClientRect()
    const left = Math.max(GAP_PX, Math.min(at.left + (at.width - width) / 2, document.documentElement.clientWidth - width - GAP_PX))
    tip.current.style.left = `${left}px`
    tip.current.style.top = `${at.bottom + GAP_PX}px`
  }, [isShown])
  useEffect(() => {
    if (!isShown) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setShown(false)
      // For those who are on the control, this key does nothing else.
      if (anchor.current?.contains(document.activeElement)) event.stopPropagation()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isShown])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is used is the control in it
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && after(SHOW_DELAY_MS, true)}
      onPointerLeave={() => after(HIDE_DELAY_MS, false)}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
    >
      {children}
      {isShown && (
        <span ref={tip} popover="manual" role="tooltip" aria-hidden="true" className={styles.tooltip}>
          {text}
          {keys && <kbd>{keys}</kbd>}
        </span>
      )}
    </span>
  )
}
