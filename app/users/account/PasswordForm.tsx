import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../platform/auth/account-limits.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import styles from './account.module.css'
import { FormError } from './FormError.tsx'
import { Section } from './Section.tsx'
import { useSubmission } from './use-submission.ts'

/** Changes the password, given the current one; all other sessions end. */
export function PasswordForm() {
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState('')
  const { isBusy, error, isNewPasswordRefused, submit } = useSubmission(async (form, element) => {
    setNotice('')
    const body = { currentPassword: form.get('current'), newPassword: form.get('new') }
    await request('POST', '/api/auth/change-password', body)
    element.reset()
    setNotice(t('Password changed. All other sessions have ended.'))
    await revalidate()
  })
  return (
    <Section title={t('Password')} notice={notice}>
      <form method="post" className={styles.form} onSubmit={submit}>
        <div className={styles.pair}>
          <Field label={t('Current password')} error={isNewPasswordRefused ? '' : error}>
            {(control) => (
              <input {...control} name="current" type="password" autoComplete="current-password" maxLength={MAX_PASSWORD_LENGTH} required />
            )}
          </Field>
          <Field
            label={t('New password')}
            help={t('At least {n} characters. A sentence is easiest to remember.', { n: MIN_PASSWORD_LENGTH })}
            error={isNewPasswordRefused ? error : ''}
          >
            {(control) => (
              <input
                {...control}
                name="new"
                type="password"
                autoComplete="new-password"
                minLength={MIN_PASSWORD_LENGTH}
                maxLength={MAX_PASSWORD_LENGTH}
                required
              />
            )}
          </Field>
        </div>
        <FormError>{error}</FormError>
        <button type="submit" className={form.second} aria-disabled={isBusy}>
          {t('Change password')}
        </button>
      </form>
    </Section>
  )
}
