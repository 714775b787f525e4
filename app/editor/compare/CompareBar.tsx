import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Comparison, PageState, Region } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import staff from '../../staff-ui/staff-theme.module.css'
import styles from './compare-bar.module.css'
import { useSlotBelowToolbar } from './compare-slot.ts'
import { stateName, usePageStates } from './page-states.ts'

type Props = {
  region: Pick<Region, 'contentType' | 'objectId'>
  comparison: Comparison
  count: number
  /** index of the change that was gone to last */
  index: number | undefined
  onStep: (step: -1 | 1) => void
  onCompare: (comparison: Comparison) => void
  onClose: () => void
}

const BAR_HEIGHT = '44px'

/** The bar of a comparison, below the toolbar: which states, how many changes, from one to the next, and back to editing. */
export function CompareBar({ region, comparison, count, index, onStep, onCompare, onClose }: Props) {
  const slot = useSlotBelowToolbar()
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (!slot || !bar.current) return
    const { style } = document.documentElement
    // What sticks to the top of the window and what is scrolled to stays below this bar, too.
    const sizes = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--staff-bar', `calc(${BAR_HEIGHT} + ${height}px)`)
    })
    sizes.observe(bar.current)
    // A sheet that has been opened with the comparison, such as the review of a mail, begins at its own heading.
    if (!document.activeElement?.matches('aside h2'))
      bar.current.querySelector<HTMLElement>('[data-starts-here]:not(:disabled)')?.focus({ preventScroll: true })
    return () => {
      sizes.disconnect()
      style.setProperty('--staff-bar', BAR_HEIGHT)
    }
  }, [slot])
  const { older, newer } = comparison
  const states = usePageStates(region)
  if (!slot) return null
  return createPortal(
    <section ref={bar} className={`${staff.paper} ${styles.bar}`} data-editor data-compare-bar aria-label={t('Comparison')}>
      <div className={styles.states}>
        <StateSelect states={states} label={t('Before')} value={older} onChange={(state) => onCompare({ older: state, newer })} />
        <span aria-hidden="true">→</span>
        <StateSelect states={states} label={t('After')} value={newer} onChange={(state) => onCompare({ older, newer: state })} />
      </div>
      <strong className={styles.count}>
        {count === 0
          ? t('No differences.')
          : index === undefined
            ? t('{n} changes', { n: count })
            : t('Change {index} of {total}', { index: index + 1, total: count })}
      </strong>
      <div className={styles.steps}>
        <button
          type="button"
          disabled={count === 0}
          onClick={() => onStep(-1)}
          aria-label={t('Previous change')}
          title={t('Previous change')}
        >
          <Icon name="up" />
        </button>
        <button
          type="button"
          disabled={count === 0}
          data-starts-here
          onClick={() => onStep(1)}
          aria-label={t('Next change')}
          title={t('Next change')}
        >
          <Icon name="down" />
        </button>
      </div>
      <button type="button" className={styles.close} onClick={onClose}>
        {t('Close')}
      </button>
    </section>,
    slot,
  )
}

type SelectProps = { states: ReturnType<typeof usePageStates>; label: string; value: PageState; onChange: (state: PageState) => void }

function StateSelect({ states, label, value, onChange }: SelectProps) {
  // A version that is older than those listed, or while they load.
  const listed = states.some((state) => state.value === value) ? states : [...states, { value, label: stateName(value) }]
  return (
    <select
      aria-label={label}
      value={String(value)}
      onChange={(event) => onChange(listed.find((state) => String(state.value) === event.target.value)?.value ?? value)}
    >
      {listed.map((state) => (
        <option key={state.value} value={String(state.value)}>
          {state.label}
        </option>
      ))}
    </select>
  )
}
