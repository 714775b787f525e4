import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Chips } from './Chips.tsx'
import type { ActionFormProps } from './desk.ts'
import { SheetForm } from './SheetForm.tsx'
import { Switch } from './Switch.tsx'
import { CANCEL_REASONS, type CancelReason, cancelSentence } from './sentences.ts'
import { useSentence } from './use-sentence.ts'

const REASONS: Record<CancelReason, () => string> = {
  illness: () => t('Illness'),
  technical: () => t('Technical'),
  weather: () => t('Weather'),
  other: () => t('Something else'),
}

/** Cancels a performance, and with it its sale. */
export function CancelForm(props: ActionFormProps) {
  const { evening, performance } = props
  const [reason, setReason] = useState<CancelReason>('illness')
  const [stopsSale, setStopsSale] = useState(performance.canStopSale)
  const sentence = useSentence(`${performance.id} cancel`, cancelSentence(reason, (performance.sales?.taken ?? 0) > 0))
  return (
    <SheetForm
      {...props}
      title={evening.day === evening.today ? t('Cancel today: {title}', performance) : t('Cancel: {title}', performance)}
      sentence={sentence}
      action={{ kind: 'cancel', stopsSale }}
      verb={t('Cancel|performance')}
      done={t('{title} is cancelled.', performance)}
      isLoss
      alertsFirst
      switches={
        performance.canStopSale && <Switch label={t('Stop the sale in the ticket shop')} isOn={stopsSale} onChange={setStopsSale} />
      }
    >
      <Chips
        legend={t('Why')}
        options={CANCEL_REASONS.map((value) => ({ value, label: REASONS[value]() }))}
        value={reason}
        onChange={setReason}
      />
    </SheetForm>
  )
}
