import { useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLayer } from '../../ui/layer-stack.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './SearchBox.module.css'

/** The header's search: a word that opens one huge line to type into. Without JavaScript it leads to the search page. */
export function SearchBox() {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const inputId = useId()
  const { pathname, search } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the search
  useEffect(() => setOpen(false), [pathname, search])
  useLayer(open, () => setOpen(false))
  useEffect(() => {
    if (!open) return
    input.current?.focus({ preventScroll: true })
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])

  return (
    <search ref={box}>
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
        <span className={styles.sign}>
          <Icon name={open ? 'close' : 'search'} />
        </span>
        <span className={styles.word}>{t('Search')}</span>
      </SmartLink>
      <div className={styles.clip}>
        <Form action={link('search')} className={styles.form} data-open={open || undefined} inert={!open}>
          <label htmlFor={inputId} className="visually-hidden">
            {t('Search for')}
          </label>
          <input id={inputId} ref={input} name="q" type="search" required autoComplete="off" placeholder={t('Title, name, topic …')} />
          <button type="submit" className={styles.find} aria-label={t('Find')}>
            <Icon name="arrow-right" />
          </button>
        </Form>
      </div>
    </search>
  )
}
