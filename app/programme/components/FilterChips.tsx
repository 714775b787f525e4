import { useEffect, useRef, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Chip } from '../../ui/Chip.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { FilterView } from '../filter-view.ts'
import styles from './FilterChips.module.css'

/** The active filters, each removable, the reset link (B §2, AMB-17), and the number of results. */
export function FilterChips({ filter: { chips, offersReset, result, unfiltered } }: { filter: FilterView }) {
  const [wasFiltered, setFiltered] = useState(false)
  if (result && !wasFiltered) setFiltered(true)
  const bar = useRef<HTMLDivElement>(null)
  const removedIndex = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the active filters change
  useEffect(() => {
    if (removedIndex.current === undefined) return
    focusNextChip(bar.current, removedIndex.current)
    removedIndex.current = undefined
  }, [chips])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the clicks are those of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links handle the keys themselves
    <div
      ref={bar}
      className={styles.bar}
      onClick={({ target }) => {
        removedIndex.current = [...(bar.current?.querySelectorAll('a') ?? [])].findIndex((chip) => chip.contains(target as Node))
      }}
    >
      {chips.length > 0 && (
        <ul className={styles.chips}>
          {chips.map(({ key, name, label, url }) => (
            <li key={key}>
              <Chip to={url} label={label}>
                {name}
              </Chip>
            </li>
          ))}
          {offersReset && (
            <li>
              <SmartLink to={link('events')} isChoice className={styles.reset}>
                {t('Reset filter')}
              </SmartLink>
            </li>
          )}
        </ul>
      )}
      <LiveRegion className={styles.count}>{result || (wasFiltered && <span className="visually-hidden">{unfiltered}</span>)}</LiveRegion>
    </div>
  )
}

/** After a chip is removed, the focus moves to the one in its place, else to the filter. */
function focusNextChip(bar: HTMLElement | null, index: number): void {
  const chips = bar?.querySelectorAll('a') ?? []
  const filters = document.querySelectorAll<HTMLElement>('[popovertarget]')
  const next = chips[Math.min(index, chips.length - 1)] ?? [...filters].find((filter) => filter.checkVisibility())
  next?.focus({ preventScroll: true })
}
