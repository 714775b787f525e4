import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import screen from '../../staff-ui/screen.module.css'
import { SalesOverTime } from './SalesOverTime.tsx'

/** The sales of one performance over time, folded away in its form until somebody wants to see them. */
export function EventSales({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={screen.label}>{t('Sales over time')}</summary>
      {isOpen && <SalesOverTime query={`event=${id}`} title={t('Sales over time')} />}
    </details>
  )
}
