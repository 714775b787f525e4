import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import type { RecordFormState } from '../staff-ui/record-form/use-record-form.ts'
import styles from '../staff-ui/screen.module.css'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { EveningCast } from './last-cast.server.ts'

type Props = { form: RecordFormState; id: number | null; onNames: (titles: Record<number, string>) => void }

/** Offers to copy the cast changes of the previous performance while this one has none. */
export function LastCast({ form, id, onNames }: Props) {
  const format = useDateFormat()
  const { productionId, startsAt, cast } = form.values as { productionId: number | null; startsAt: string | null; cast: unknown[] }
  const [last, setLast] = useState<EveningCast | null>(null)
  const isEmpty = cast.length === 0
  useEffect(() => {
    setLast(null)
    if (!productionId || !startsAt || !isEmpty) return
    let isStale = false
    const query = new URLSearchParams({ production: String(productionId), before: startsAt, without: String(id ?? 0) })
    request<EveningCast | null>('GET', `/api/admin/event/last-cast?${query}`).then(
      (response) => !isStale && setLast(response),
      // Optional: without a response nothing is offered.
      () => undefined,
    )
    return () => {
      isStale = true
    }
  }, [productionId, startsAt, id, isEmpty])
  if (!last) return null
  return (
    <p>
      <button
        type="button"
        className={styles.second}
        onClick={() => {
          onNames(last.titles)
          form.set('cast', last.cast)
        }}
      >
        {t('Copy {n} cast changes from {date}', { n: last.cast.length, date: format.dateTime(last.startsAt) })}
      </button>
    </p>
  )
}
