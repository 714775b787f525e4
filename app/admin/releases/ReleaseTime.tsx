import { type FormEvent, useId } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { toLocalDatetime } from '../../staff-ui/inputs/DateInput.tsx'
import form from '../../staff-ui/screen.module.css'
import type { Act } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './releases.module.css'

type Props = { title: string; at: string | null; path: string; now: string; act: Act }

const MINUTE_LENGTH = 16

/** When a release goes live by itself: a time is set, changed or taken back. */
export function ReleaseTime({ title, at, path, now, act }: Props) {
  const id = useId()
  const format = useDateFormat()

  function plan(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const time = String(new FormData(event.currentTarget).get('at'))
    void act(
      () => request('PATCH', path, { at: time }),
      t('The release “{title}” goes live on {moment}.', { title, moment: format.dateTime(time) }),
    )
  }

  return (
    <form className={`${form.fields} ${styles.line}`} onSubmit={plan}>
      <label htmlFor={id} className={form.label}>
        {t('Goes live on')}
      </label>
      <input
        key={at}
        id={id}
        name="at"
        type="datetime-local"
        required
        min={now.slice(0, MINUTE_LENGTH)}
        defaultValue={at ? toLocalDatetime(at) : ''}
      />
      <button type="submit" className={form.second}>
        {t(at ? 'Change time' : 'Set time')}
      </button>
      {at && (
        <button
          type="button"
          className={form.second}
          onClick={() => void act(() => request('PATCH', path, { at: null }), t('The release “{title}” has no time any more.', { title }))}
        >
          {t('No time')}
        </button>
      )}
    </form>
  )
}
