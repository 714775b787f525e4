import { useEffect, useState } from 'react'
import { SalesChart } from '../../booking/sales/SalesChart.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import screen from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import type { NamedSalesHistory } from './read-sales-history.server.ts'

type Props = {
  /** whose: `event=12`, `production=3`, `of=season` */
  query: string
  title: string
}

/** The sales of a performance, a production or the season over time; asked for once it is shown. */
export function SalesOverTime({ query, title }: Props) {
  const format = useDateFormat()
  const [history, setHistory] = useState<NamedSalesHistory | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isStale = false
    request<NamedSalesHistory>('GET', `/api/admin/event/sales?${query}`).then(
      (found) => isStale || setHistory(found),
      (error) => isStale || setFailure(failureText(error)),
    )
    return () => {
      isStale = true
    }
  }, [query])
  if (failure) return <p className={screen.error}>{failure}</p>
  if (!history) return <p aria-busy="true">{t('Loading…')}</p>
  return <SalesChart days={history.days} title={history.season ? `${title} ${history.season}` : title} format={format} />
}
