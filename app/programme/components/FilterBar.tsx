import { type FocusEvent, lazy, type MouseEvent, type ReactNode, Suspense, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { patiently } from '../../ui/load-patiently.ts'
import { PartAwaited } from '../../ui/PartAwaited.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { FilterField, FilterView } from '../filter-view.ts'
import styles from './FilterBar.module.css'

const SHEET = 'filter'

type Props = {
  filter: FilterView
  /** the first day of the list, and today; ISO days */
  from: string
  today: string
  shortcuts: { label: string; url: string; isChosen: boolean }[]
}

/**
 * The filter (B §2): on wide screens a bar of buttons, each of which opens its options; on others a bottom sheet with
 * all of them, which traps the focus and stays open while options are chosen. All of it consists of links and native
 * popovers, so that it works before and without JavaScript.
 */
export function FilterBar({ filter, from, today, shortcuts }: Props) {
  const [wantsCalendar, setWantsCalendar] = useState(false)
  const onSheet = useSheet(() => setWantsCalendar(true))
  return (
    <div className={styles.bar}>
      <nav aria-label={t('Quick dates')} data-today>
        <ul className={styles.shortcuts}>
          {shortcuts.map(({ label, url, isChosen }) => (
            <li key={label}>
              <SmartLink to={url} rel="nofollow" isChoice aria-current={isChosen ? 'date' : undefined}>
                {label}
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={styles.opener} popoverTarget={SHEET}>
        {filter.opener}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a bar and a sheet */}
      <div
        id={SHEET}
        popover="auto"
        role="group"
        aria-label={t('Filter')}
        className={styles.filters}
        onToggle={onSheet}
        onBlur={closeWhenLeft}
      >
        <p className={styles.sheetHead}>
          <span>{t('Filter')}</span>
          <button type="button" className={styles.close} popoverTarget={SHEET} popoverTargetAction="hide" aria-label={t('Close')}>
            <Icon name="close" />
          </button>
        </p>
        {filter.fields.map((field) => (
          <Field key={field.key} name={field.key} label={field.label} word={field.word} isChosen={field.isChosen}>
            <Options field={field} />
          </Field>
        ))}
        <Field name="date" label={t('From date')} word={filter.date} isChosen={filter.hasDate} onOpen={() => setWantsCalendar(true)}>
          {/* A browser with scripts never renders this, so its code stays on the server. */}
          <noscript>{import.meta.env.SSR && <DateForm query={filter.query} from={from} today={today} />}</noscript>
          <div className={styles.month}>
            {wantsCalendar && (
              <Suspense fallback={<PartAwaited />}>
                <Calendar query={filter.query} chosen={from} today={today} onChoose={closeList} />
              </Suspense>
            )}
          </div>
        </Field>
        <div className={styles.done}>
          <Button wide popoverTarget={SHEET} popoverTargetAction="hide">
            {filter.done}
          </Button>
          <LiveRegion hidden>{filter.result || filter.unfiltered}</LiveRegion>
        </div>
      </div>
    </div>
  )
}

const Calendar = lazy(patiently(() => import('./Calendar.tsx')))
const loadModalSheet = patiently(() => import('../modal-sheet.ts'))

/** Makes the sheet modal while it is open, with code that is loaded when it opens. */
function useSheet(onOpen: () => void) {
  const release = useRef<() => void>(undefined)
  useEffect(() => () => release.current?.(), [])
  return async ({ target, currentTarget: sheet, newState }: ToggleEvent<HTMLElement>) => {
    if (target !== sheet) return
    if (newState === 'closed') return release.current?.()
    onOpen()
    const { makeModal } = await loadModalSheet()
    if (sheet.matches(':popover-open')) release.current = makeModal(sheet)
  }
}

/** After a choice the options close and the focus returns to their button; the sheet stays open. */
function closeList({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** Options close when the focus leaves them, so that they do not hide where it is. */
function closeWhenLeft({ target, relatedTarget: next }: FocusEvent<HTMLElement>): void {
  const opener = next instanceof HTMLButtonElement ? next.popoverTargetElement : null
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) {
    if (next && open !== opener && open.contains(target) && !open.contains(next)) open.hidePopover()
  }
}

/** One filter: a button that opens its options, or in the sheet a label above them. */
function Field(props: { name: string; label: string; word: string; isChosen: boolean; onOpen?: () => void; children: ReactNode }) {
  const list = `${SHEET}-${props.name}`
  return (
    <div className={styles.field}>
      <button type="button" className={styles.word} popoverTarget={list} data-chosen={props.isChosen || undefined}>
        <span className="visually-hidden">{props.label}: </span>
        {props.word}
        <Icon name="down" />
      </button>
      <p className={styles.label} aria-hidden="true">
        {props.label}
      </p>
      <div id={list} popover="auto" className={styles.list} onToggle={(event) => event.newState === 'open' && props.onOpen?.()}>
        {props.children}
      </div>
    </div>
  )
}

/** The options of a filter; choosing the selected one again removes it (B §4). */
function Options({ field }: { field: FilterField }) {
  return (
    <ul aria-label={field.label} className={styles.options}>
      {field.options.map(({ name, url, isChosen }) => (
        <li key={name}>
          <SmartLink to={url} rel="nofollow" isChoice aria-current={isChosen ? 'true' : undefined} onClick={closeList}>
            {name}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}

/** The date as a form, for browsers without JavaScript, which cannot show the calendar. */
function DateForm({ query, from, today }: { query: FilterView['query']; from: string; today: string }) {
  return (
    <form action={link('events')} className={styles.day}>
      {Object.entries(query).map(([key, value]) => key !== 'date' && value && <input key={key} type="hidden" name={key} value={value} />)}
      <input type="date" name="day" aria-label={t('From date')} defaultValue={from} min={today} />
      <Button type="submit">{t('Show from this date')}</Button>
    </form>
  )
}
