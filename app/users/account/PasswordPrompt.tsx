import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import form from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import styles from './account.module.css'
import { FormError } from './FormError.tsx'
import { useSubmission } from './use-submission.ts'

type Props = { action: string; onCancel: () => void; onGiven: (password: string) => Promise<void> }

/** Asks for the password before something that only its owner may do. */
export function PasswordPrompt({ action, onCancel, onGiven }: Props) {
  const { isBusy, error, submit } = useSubmission((form) => onGiven(String(form.get('password'))))
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <form method="post" className={styles.form} onSubmit={submit}>
      <div className={styles.narrow}>
        <Field label={t('Your password')} error={error}>
          {(control) => <input {...control} ref={input} name="password" type="password" autoComplete="current-password" required />}
        </Field>
      </div>
      <FormError>{error}</FormError>
      <div className={form.actions}>
        <button type="submit" className={form.action} aria-disabled={isBusy}>
          {action}
        </button>
        <button type="button" className={form.second} onClick={onCancel}>
          {t('Cancel')}
        </button>
      </div>
    </form>
  )
}
