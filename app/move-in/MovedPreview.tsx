import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import { Icon } from '../staff-ui/Icon.tsx'
import form from '../staff-ui/screen.module.css'
import styles from './move-in.module.css'
import type { MoveInItem } from './move-in-item.ts'

type Props = {
  runId: number
  item: MoveInItem
  /** what can be looked at one after the other */
  items: MoveInItem[]
  onShow: (item: MoveInItem) => void
  onClose: () => void
}

/** A page of the other site in the look of this one, beside the old one. */
export function MovedPreview({ runId, item, items, onShow, onClose }: Props) {
  const [side, setSide] = useState<'old' | 'new'>('new')
  const old = useFocusGivenBack()
  const base = `/api/admin/move-ins/${runId}`
  const query = `?from=${encodeURIComponent(item.from)}`
  const hasOldPage = /^https?:/.test(item.from) && !item.from.includes('#')
  return (
    <Dialog title={item.title} width="full" onClose={onClose}>
      <div className={styles.compare} data-side={hasOldPage ? side : 'new'}>
        <Steps item={item} items={items} onShow={onShow} />
        {hasOldPage && (
          <div className={styles.sides}>
            <button type="button" aria-pressed={side === 'old'} onClick={() => setSide('old')}>
              {t('Until now')}
            </button>
            <button type="button" aria-pressed={side === 'new'} onClick={() => setSide('new')}>
              {t('In Foyer')}
            </button>
          </div>
        )}
        {hasOldPage && (
          <figure key={`old ${item.from}`} data-pane="old">
            <figcaption>
              {t('Until now')}{' '}
              <a href={item.from} target="_blank" rel="noreferrer">
                {t('Open the old page')}
              </a>
            </figcaption>
            {/* A copy without its scripts, in an origin of its own. */}
            <iframe ref={old} src={`${base}/old-page${query}`} title={t('Until now: {title}', { title: item.title })} sandbox="" />
          </figure>
        )}
        <figure key={`new ${item.from}`} data-pane="new">
          <figcaption>
            {t('In Foyer')} <span>{t('its pictures still come from there')}</span>
          </figcaption>
          {/* Scripts need the page's own origin to work; forms and new windows stay forbidden. */}
          <iframe
            src={`${base}/preview${query}`}
            title={t('In Foyer: {title}', { title: item.title })}
            sandbox="allow-same-origin allow-scripts"
            onLoad={closeOnEscape(onClose)}
          />
        </figure>
      </div>
    </Dialog>
  )
}

/** Closes the dialog by Esc while the focus is in the new page, which is of this origin. */
function closeOnEscape(onClose: () => void) {
  return ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    currentTarget.contentDocument?.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onClose()
    })
}

/**
 * A click into the frame of another origin, whose keys nobody here hears, gives the focus back to what had it: Esc goes on
 * closing the dialog. Who comes by Tab stays in it, and leaves it by Tab.
 * @returns the frame
 */
function useFocusGivenBack() {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    let [before, isByTab]: [Element | null, boolean] = [document.activeElement, false]
    const focused = () => {
      before = document.activeElement
    }
    const pressed = ({ key }: KeyboardEvent) => {
      isByTab = key === 'Tab'
    }
    const pointed = () => {
      isByTab = false
    }
    const left = () => {
      if (isByTab || document.activeElement !== frame.current) return
      // The frame has the focus only once this event is over.
      setTimeout(() => before instanceof HTMLElement && before.focus({ preventScroll: true }))
    }
    const ending = new AbortController()
    const { signal } = ending
    document.addEventListener('focusin', focused, { signal })
    document.addEventListener('keydown', pressed, { signal, capture: true })
    document.addEventListener('pointerdown', pointed, { signal, capture: true })
    window.addEventListener('blur', left, { signal })
    return () => ending.abort()
  }, [])
  return frame
}

/** The way to the page before and after, and where this one stands. */
function Steps({ item, items, onShow }: Pick<Props, 'item' | 'items' | 'onShow'>) {
  const index = items.findIndex(({ from, kind }) => from === item.from && kind === item.kind)
  const [before, after] = [items[index - 1], items[index + 1]]
  return (
    <div className={styles.steps}>
      <button type="button" className={form.second} disabled={!before} onClick={() => before && onShow(before)}>
        <Icon name="previous" /> {t('Previous page')}
      </button>
      <span role="status">{t('{done} of {all}', { done: index + 1, all: items.length })}</span>
      <button type="button" className={form.second} disabled={!after} onClick={() => after && onShow(after)} data-starts-here>
        {t('Next page')} <Icon name="next" />
      </button>
      {item.note && <p>{item.note}</p>}
    </div>
  )
}
