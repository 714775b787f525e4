import { useEffect, useRef } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import styles from './account.module.css'
import { FormError } from './FormError.tsx'
import { QrCode } from './QrCode.tsx'
import { useSubmission } from './use-submission.ts'

const GROUP = 4

type Props = { uri: string; onConfirmed: () => Promise<void>; onCancel: () => void }

/** The key for the app, as squares and as text, and the first code, which shows that the app has it. */
export function TwoFactorSetup({ uri, onConfirmed, onCancel }: Props) {
  const { isBusy, error, submit } = useSubmission(async (form) => {
    await request('POST', '/api/auth/two-factor/verify-totp', { code: String(form.get('code')).replaceAll(' ', '') })
    await onConfirmed()
  })
  const code = useRef<HTMLInputElement>(null)
  // What asked for the password before is gone.
  useEffect(() => code.current?.focus(), [])
  const key = new URL(uri).searchParams.get('secret') ?? ''
  return (
    <div className={styles.setUp}>
      <QrCode text={uri} />
      <form className={styles.form} onSubmit={submit}>
        <p>{t('Scan this code with an authenticator app, such as your phone’s password manager. Or enter the key manually:')}</p>
        <p className={styles.key}>{key.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ')}</p>
        <div className={styles.narrow}>
          <Field label={t('Code from the app')} error={error}>
            {(control) => (
              <input {...control} ref={code} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={10} required />
            )}
          </Field>
        </div>
        <FormError>{error}</FormError>
        <div className={form.actions}>
          <button type="submit" className={form.action} aria-disabled={isBusy}>
            {t('Confirm')}
          </button>
          <button type="button" className={form.second} onClick={onCancel}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </div>
  )
}
