import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { entriesOn, type HoursRow } from '../../site/index.ts'
import { LabelledControl } from '../../staff-ui/inputs/LabelledControl.tsx'
import form from '../../staff-ui/screen.module.css'
import { daysInWords } from './days-in-words.ts'
import { hoursInWords } from './hours-in-words.ts'
import type { HoursProps } from './hours-props.ts'
import { nextException } from './hours-rows.ts'
import styles from './opening-hours.module.css'
import { addedBeside, addedOver, strongerThan } from './overlapping-exceptions.ts'
import { readException } from './read-exception.ts'
import { useToday } from './today-at-the-house.ts'

const ANY_WEEKDAY = 1

/**
 * Adds an exception: written in one line, of which is said how it is understood, or chosen by its inputs. Where another one would
 * count on its days instead, it asks which.
 */
export function NewException({ rows, onChange }: HoursProps) {
  const today = useToday()
  const [line, setLine] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const read = line === '' ? null : readException(line, today)
  const first = read?.[0]
  const stronger = read ? strongerThan(read, rows) : []
  const understood =
    read && first?.day
      ? `${daysInWords(first.day, first.lastDay)}: ${hoursInWords(entriesOn(first.day, ANY_WEEKDAY, read).exceptions)}`
      : ''

  function add(): void {
    setIsRefused(!read)
    if (!read) return
    setIsAsked(true)
    if (stronger.length === 0) take(addedOver(read, rows))
  }

  function take(next: HoursRow[]): void {
    onChange(next)
    setLine('')
    setIsAsked(false)
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
              setIsAsked(false)
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
      {isAsked && read && stronger.length > 0 && (
        <div role="alert" className={styles.question}>
          <p>{t('On some of these days something is entered already:')}</p>
          <ul>
            {stronger.map(({ day, lastDay, rows: those }) => (
              <li key={those[0]?.index}>
                {`${daysInWords(day, lastDay)}: ${hoursInWords(day ? entriesOn(day, ANY_WEEKDAY, those).exceptions : [])}`}
              </li>
            ))}
          </ul>
          <span className={styles.actions}>
            <button type="button" className={form.second} onClick={() => take(addedOver(read, rows))}>
              {t('The new one counts there, too')}
            </button>
            <button type="button" className={form.second} onClick={() => take(addedBeside(read, rows))}>
              {t('What is entered stays')}
            </button>
          </span>
        </div>
      )}
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
