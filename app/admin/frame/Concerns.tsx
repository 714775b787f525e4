import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import type { Concern, ConcernKind } from '../../review/concerns.server.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useOverlay } from '../../ui/overlay-stack.ts'
import bar from './bar.module.css'
import styles from './concerns.module.css'

const LOOKS: Record<ConcernKind, { icon: IconName; label: Label }> = {
  review: { icon: 'review', label: 'To review' },
  returned: { icon: 'undo', label: 'Returned to you' },
  comment: { icon: 'comment', label: 'Wrote to you' },
  failed: { icon: 'warning', label: 'Your plan failed' },
}

/** The bell: what waits for this person, who asked or wrote, and the way there. The list is read when it is opened. */
export function Concerns({ number }: { number: number }) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const panelId = useId()
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpenAt(undefined)
  useOverlay(isOpen, () => {
    close()
    button.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    // A click or a step of the focus outside.
    const outside = ({ target }: Event) => target instanceof Node && !box.current?.contains(target) && setOpenAt(undefined)
    window.addEventListener('pointerdown', outside)
    window.addEventListener('focusin', outside)
    return () => {
      window.removeEventListener('pointerdown', outside)
      window.removeEventListener('focusin', outside)
    }
  }, [isOpen])
  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={bar.bell}
        aria-label={number > 0 ? t('What concerns me: {n} open', { n: number }) : t('What concerns me')}
        title={t('What concerns me')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <Icon name="bell" />
        {number > 0 && <span className={styles.number}>{number}</span>}
      </button>
      {isOpen && (
        <section id={panelId} aria-label={t('What concerns me')} className={styles.panel}>
          <ConcernList />
        </section>
      )}
    </div>
  )
}

function ConcernList() {
  const format = useDateFormat()
  const [answer, setAnswer] = useState<{ concerns: Concern[] } | { failure: string }>()
  useEffect(() => {
    let isLate = false
    request<{ results: Concern[] }>('GET', '/api/review/concerns').then(
      ({ results }) => !isLate && setAnswer({ concerns: results }),
      (error) => !isLate && setAnswer({ failure: failureText(error) }),
    )
    return () => {
      isLate = true
    }
  }, [])
  if (!answer) return <p role="status">{t('Loading…')}</p>
  if ('failure' in answer) return <p role="alert">{answer.failure}</p>
  if (answer.concerns.length === 0) return <p role="status">{t('Nothing waits for you.')}</p>
  return (
    <ul>
      {answer.concerns.map(({ kind, title, by, words, at, to }) => (
        <li key={`${kind} ${to} ${at}`}>
          <a href={to}>
            <Icon name={LOOKS[kind].icon} />
            <span>
              <strong>{title}</strong>
              <small>{[t(LOOKS[kind].label), by, format.dateTime(at)].filter(Boolean).join(' · ')}</small>
              {words && <span className={styles.words}>{words}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
