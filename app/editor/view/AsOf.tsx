import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useHiddenReason } from '../pages/use-hidden-reason.ts'
import type { EditedObject } from '../pages/use-status.ts'
import { dayIn, daysBetween, localDateTime } from './local-days.ts'
import styles from './view.module.css'

/** How far the slider reaches, in days. */
const REACH_DAYS = 180
/** How long the slider has to rest before the page is loaded as of its day. */
const REST_MS = 250
const EDGE_PX = 8

/** The day that the edited page is shown as of: programme and lists are those of that day. It stands in the address as `?on=`. */
export function AsOf({ subject }: { subject: EditedObject }) {
  const navigate = useNavigate()
  const on = useSearchParams()[0].get('on') ?? ''
  const [chosen, setChosen] = useState(on)
  const asked = useRef(on)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const { date, dayAndMonth, time } = useDateFormat()
  const reason = useHiddenReason(subject, on)
  const [today] = useState(() => new Date())
  useEffect(() => {
    // A day that arrives late does not take back what was chosen meanwhile; one that came otherwise, as by the back button, counts.
    if (on === asked.current) return
    asked.current = on
    setChosen(on)
  }, [on])
  useEffect(() => {
    if (chosen === on) return
    const timer = setTimeout(() => {
      const next = new URLSearchParams(window.location.search)
      if (chosen) next.set('on', chosen)
      else next.delete('on')
      asked.current = chosen
      void navigate(`?${withBareKeys(next)}`, { replace: true, preventScrollReset: true })
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [chosen, on, navigate])
  const isThisYear = chosen.startsWith(`${today.getFullYear()}-`)
  const day = chosen ? `${(isThisYear ? dayAndMonth : date)(chosen)}, ${time(chosen)}` : t('today')
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.asOf}
        data-on={chosen ? '' : undefined}
        popoverTarget={id}
        aria-label={t('As of {day}', { day })}
      >
        <Icon name="schedule" />
        <span className={styles.words}>
          {t('As of')} <strong>{day}</strong>
        </span>
      </button>
      <div
        ref={box}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('As of')}
        className={`${staff.paper} ${styles.popover}`}
        onBeforeToggle={() => placeBelow(button.current, box.current)}
        onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      >
        <p>{t('Programme and lists as on that day. What you write applies now.')}</p>
        <label>
          <span>{t('Day and time')}</span>
          <input type="datetime-local" value={chosen} autoFocus onChange={(event) => setChosen(event.target.value)} />
        </label>
        <label>
          <span>{t('The next 180 days')}</span>
          <input
            type="range"
            min={0}
            max={REACH_DAYS}
            value={Math.min(REACH_DAYS, Math.max(0, chosen ? daysBetween(today, new Date(chosen)) : 0))}
            aria-valuetext={day}
            onChange={({ target }) => setChosen(Number(target.value) === 0 ? '' : localDateTime(dayIn(today, Number(target.value))))}
          />
        </label>
        <p role="status" className={styles.reason}>
          {reason && t('Not visible to visitors at that time: {status}.', { status: reason })}
        </p>
        <button type="button" disabled={!chosen} onClick={() => setChosen('')}>
          {t('Back to today')}
        </button>
      </div>
    </>
  )
}

/** Below the button, within the window. */
function placeBelow(button: HTMLElement | null, box: HTMLElement | null): void {
  if (!button || !box) return
  const { left, bottom } = button.getBoundingClientRect()
  const width = Math.min(320, window.innerWidth - 2 * EDGE_PX)
  box.style.left = `${Math.max(EDGE_PX, Math.min(left, window.innerWidth - width - EDGE_PX))}px`
  box.style.top = `${bottom + EDGE_PX}px`
}

/** `?edit` stays `?edit`, not `?edit=`: the address is read and copied by people. */
function withBareKeys(query: URLSearchParams): string {
  return query.toString().replace(/=(?=&|$)/g, '')
}
