import { useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { useLayer } from '../../ui/layer-stack.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './SearchBox.module.css'

const FOCUS_DELAY_MS = 200

/** The header's search: a button that opens a line to type into. Without JavaScript it is a link to the search page. */
export function SearchBox() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the search
  useEffect(() => setOpen(false), [pathname])
  useLayer(open, () => setOpen(false))
  useEffect(() => {
    if (!open) return
    const focus = setTimeout(() => input.current?.focus(), FOCUS_DELAY_MS)
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      clearTimeout(focus)
      document.removeEventListener('pointerdown', outside)
    }
  }, [open])

  return (
    <search ref={box} className={styles.box}>
      <SmartLink
        to={link('search')}
        className={styles.toggle}
        role="button"
        aria-expanded={open}
        onClick={(event) => {
          event.preventDefault()
          setOpen(!open)
        }}
      >
        {t('Search')}
      </SmartLink>
      <Form action={link('search')} className={styles.form} hidden={!open}>
        <label htmlFor={inputId} className="visually-hidden">
          {t('Search for')}
        </label>
        <input id={inputId} ref={input} name="q" type="search" required autoComplete="off" placeholder={t('Title, name, topic …')} />
        <button type="submit">{t('Find')}</button>
      </Form>
    </search>
  )
}
