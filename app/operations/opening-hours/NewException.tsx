import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { entriesOn } from '../../site/index.ts'
import { LabelledControl } from '../../staff-ui/inputs/LabelledControl.tsx'
import form from '../../staff-ui/screen.module.css'
import { daysInWords } from './days-in-words.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { HoursProps } from './hours-props.ts'
import { nextException } from './hours-rows.ts'
import styles from './opening-hours.module.css'
import { readException } from './read-exception.ts'
import { useToday } from './today-at-the-house.ts'

const ANY_WEEKDAY = 1

/** Adds an exception: written in one line, of which is said how it is understood, or chosen by its inputs. */
export function NewException({ rows, onChange }: HoursProps) {
  const today = useToday()
  const [line, setLine] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const read = line === '' ? null : readException(line, today)
  const first = read?.[0]
  const understood =
    read && first?.day
      ? `${daysInWords(first.day, first.lastDay)}: ${hoursInWords(entriesOn(first.day, ANY_WEEKDAY, read).exceptions)}`
      : ''

  function add(): void {
    setIsRefused(!read)
    if (!read) return
    onChange([...rows, ...read])
    setLine('')
  }

  return (
    <div className={styles.new} data-new-exception>
      <LabelledControl
        labelProps={{
          label: t('New exception in one line'),
          help: t('For example “24.–26.12. closed” or “27.–30.12. 10–14”. Enter adds it.'),
          error: isRefused && !read ? t('No day and hours can be read from this.') : undefined,
        }}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            maxLength={200}
            value={line}
            onChange={({ target }) => {
              setLine(target.value)
              setIsRefused(false)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add()
            }}
          />
        )}
      </LabelledControl>
      <p role="status" className={styles.understood}>
        {understood}
      </p>
      <span className={styles.actions}>
        <button type="button" className={form.second} onClick={add}>
          {t('Add exception')}
        </button>
        <button type="button" className={form.second} onClick={() => onChange([...rows, nextException(rows, today)])}>
          {t('Choose the days')}
        </button>
      </span>
    </div>
  )
}
