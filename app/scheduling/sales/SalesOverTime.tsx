import { SalesChart } from '../../booking/sales/SalesChart.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useLoaded } from '../../staff-ui/use-loaded.ts'
import type { NamedSalesHistory } from './read-sales-history.server.ts'

type Props = {
  /** whose: `event=12`, `production=3`, `of=season` */
  query: string
  title: string
}

/** The sales of a performance, a production or the season over time; asked for once it is shown. */
export function SalesOverTime({ query, title }: Props) {
  const format = useDateFormat()
  const { loaded: history, failure, tryAgain } = useLoaded<NamedSalesHistory>(`/api/admin/event/sales?${query}`)
  if (failure) return <LoadFailed text={failure} tryAgain={tryAgain} />
  if (!history) return <p aria-busy="true">{t('Loading…')}</p>
  return <SalesChart days={history.days} title={history.season ? `${title} ${history.season}` : title} format={format} />
}
