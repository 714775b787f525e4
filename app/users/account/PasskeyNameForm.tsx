import { type FormEvent, useEffect, useRef } from 'react'
import { MAX_PASSKEY_NAME_LENGTH } from '../../platform/auth/account-limits.ts'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../../staff-ui/screen.module.css'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'
import styles from './account.module.css'

type Props = { name: string; onNamed: (name: string) => void; onCancel: () => void }

/** The name of a passkey while it is changed. */
export function PasskeyNameForm({ name, onNamed, onCancel }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    onNamed(String(new FormData(event.currentTarget).get('name')))
  }
  return (
    <form className={styles.inline} onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
      <input
        {...NO_PASSWORD_MANAGER}
        ref={input}
        name="name"
        aria-label={t('Name')}
        defaultValue={name}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        required
      />
      <button type="submit" className={form.second}>
        {t('Save')}
      </button>
    </form>
  )
}
