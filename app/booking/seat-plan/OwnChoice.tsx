import { type ComponentProps, useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OwnChoice.module.css'
import type SeatPlanDialog from './SeatPlanDialog.tsx'

type Props = Omit<ComponentProps<typeof SeatPlanDialog>, 'isOpen' | 'onClose'>

/** The way to the seating plan, whose code is loaded when it is opened; where that fails, the form stays as it is. */
export function OwnChoice(props: Props) {
  const messageId = useId()
  const [isOpen, setOpen] = useState(false)
  const [loading, setLoading] = useState<'under-way' | 'failed'>()
  const [Plan, setPlan] = useState<typeof SeatPlanDialog>()
  function open() {
    if (Plan) return setOpen(true)
    setLoading('under-way')
    loadPlan(
      (loaded) => {
        setPlan(() => loaded)
        setLoading(undefined)
        setOpen(true)
      },
      () => setLoading('failed'),
    )
  }
  return (
    <>
      <Button look="plain" wide aria-busy={loading === 'under-way'} aria-describedby={messageId} onClick={open}>
        {loading === 'failed' ? t('Try again') : t('Choose seats')}
      </Button>
      <p id={messageId} className={styles.message} role="status">
        {loading === 'under-way' && t('Loading seats…')}
        {loading === 'failed' && t('The seating plan could not be loaded. Your selection is kept.')}
      </p>
      {Plan && <Plan {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}

function loadPlan(then: (loaded: typeof SeatPlanDialog) => void, otherwise: () => void): void {
  import('./SeatPlanDialog.tsx').then(
    ({ default: loaded }) => then(loaded),
    (error) => {
      console.error('seating plan', error)
      otherwise()
    },
  )
}
