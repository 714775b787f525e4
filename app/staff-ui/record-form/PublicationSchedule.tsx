import { useRef, useState } from 'react'
import type { DateFormat } from '../../platform/format/date-format.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { ScheduledPublication } from '../../records/publication-schedule.server.ts'
import { Field } from '../../ui/Field.tsx'
import { ApiError, request } from '../api-client.ts'
import { Dialog } from '../Dialog.tsx'
import { Icon } from '../Icon.tsx'
import styles from '../screen.module.css'
import { failureText } from '../use-action.ts'
import { useDateFormat } from '../use-date-format.ts'

type Props = {
  type: string
  id: number
  plans: ScheduledPublication[]
  /** whether the form itself says from when it is visible, so that only its end is planned here */
  onlyEnds: boolean
  onChange: (plans: ScheduledPublication[]) => void
  onClose: () => void
}

/** The scheduled publications of a record, with a form that adds one. */
export function PublicationSchedule({ type, id, plans, onlyEnds, onChange, onClose }: Props) {
  const format = useDateFormat()
  const [wish, setWish] = useState({ isOnline: !onlyEnds, at: '' })
  const [error, setError] = useState('')
  const when = useRef<HTMLInputElement>(null)
  const path = `/api/admin/${type}/${id}/plans`

  async function attempt(action: () => Promise<ScheduledPublication[]>): Promise<void> {
    setError('')
    try {
      onChange(await action())
    } catch (failed) {
      setError(failed instanceof ApiError ? (failed.problem.errors?.at?.join(' ') ?? failureText(failed)) : failureText(failed))
    }
  }
  const remove = (plan: ScheduledPublication) =>
    attempt(async () => {
      await request('DELETE', `${path}/${plan.id}`)
      // The pressed button is unmounted with its row.
      when.current?.focus()
      return plans.filter((other) => other !== plan)
    })

  return (
    <Dialog title={t('Schedule')} onClose={onClose}>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <span>
              {inWords(plan, format)} <small>{plan.userName}</small>
              {plan.failure && <strong className={styles.error}> {plan.failure}</strong>}
            </span>
            <button
              type="button"
              className={styles.second}
              aria-label={t('Remove {name}', { name: inWords(plan, format) })}
              onClick={() => remove(plan)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(() => request<ScheduledPublication[]>('POST', path, wish))
        }}
      >
        <fieldset className={styles.fields}>
          {!onlyEnds && (
            <Field label={t('Action')}>
              {(control) => (
                <select
                  {...control}
                  value={String(wish.isOnline)}
                  onChange={(event) => setWish({ ...wish, isOnline: event.target.value === 'true' })}
                >
                  <option value="true">{t('Put online')}</option>
                  <option value="false">{t('Take offline')}</option>
                </select>
              )}
            </Field>
          )}
          <Field label={onlyEnds ? t('Visible until') : t('When')} error={error}>
            {(control) => (
              <input
                {...control}
                ref={when}
                type="datetime-local"
                value={wish.at}
                onChange={(event) => setWish({ ...wish, at: event.target.value })}
              />
            )}
          </Field>
        </fieldset>
        <div className={styles.actions}>
          <button type="submit" className={styles.action} disabled={wish.at === ''}>
            {t('Add to schedule')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function inWords({ isOnline, at }: ScheduledPublication, format: DateFormat): string {
  return t(isOnline ? 'online from {moment}' : 'offline from {moment}', { moment: format.dateTime(at) })
}
