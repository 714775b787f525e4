import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { LazySearchForm, prefetchSearchForm, SEARCH_BLUR_CLOSE_MS } from '../../search/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useOverlay } from '../../ui/overlay-stack.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './SearchBox.module.css'

/**
 * The header's search: a button that opens a large search field (B §2, B §4). Pressed again it submits, or closes an
 * empty field (AMB-23). Without JavaScript it links to the search page.
 */
export function SearchBox({ onSubmit }: { onSubmit: () => void }) {
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const box = useRef<HTMLElement>(null)
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const location = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the search
  useEffect(() => setOpen(false), [location])
  useOverlay(open, () => {
    setOpen(false)
    box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  })
  useEffect(() => {
    if (!open) return
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      clearTimeout(blurTimer.current)
    }
  }, [open])

  function toggle() {
    setWasOpen(true)
    if (!open) return setOpen(true)
    const form = box.current?.querySelector('form')
    const typed = form?.querySelector('input')?.value.trim()
    if (form && typed) form.requestSubmit()
    else setOpen(false)
  }

  return (
    <search
      ref={box}
      onPointerDown={() => setTimeout(() => clearTimeout(blurTimer.current))}
      onFocus={() => clearTimeout(blurTimer.current)}
      onBlur={() => {
        if (open) blurTimer.current = setTimeout(() => setOpen(false), SEARCH_BLUR_CLOSE_MS)
      }}
    >
      <SmartLink
        to={link('search')}
        className={styles.toggle}
        role="button"
        aria-expanded={open}
        onPointerEnter={prefetchSearchForm}
        onFocus={prefetchSearchForm}
        onClick={(event) => {
          event.preventDefault()
          toggle()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          toggle()
        }}
      >
        <span className={styles.sign}>
          <Icon name={open ? 'close' : 'search'} />
        </span>
        <span className={styles.word}>{t('Search')}</span>
      </SmartLink>
      <div className={styles.clip}>
        <div className={styles.panel} data-open={open || undefined} inert={!open}>
          {wasOpen && (
            <LazySearchForm
              suggestions="below"
              takesFocus={open}
              onSubmit={() => {
                setOpen(false)
                onSubmit()
              }}
            />
          )}
        </div>
      </div>
    </search>
  )
}
