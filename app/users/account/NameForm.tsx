import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { MAX_NAME_LENGTH } from '../../platform/auth/account-limits.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { Field } from '../../ui/Field.tsx'
import styles from './account.module.css'
import { FormError } from './FormError.tsx'
import { Section } from './Section.tsx'
import { useSubmission } from './use-submission.ts'

/** The user's own name, as colleagues see it in the log and beside a page being edited. */
export function NameForm({ firstName, lastName }: { firstName: string; lastName: string }) {
  const { revalidate } = useRevalidator()
  const [notice, setNotice] = useState('')
  const { isBusy, error, submit } = useSubmission(async (form) => {
    setNotice('')
    await request('PATCH', '/api/account/', { firstName: form.get('firstName'), lastName: form.get('lastName') })
    setNotice(t('Saved'))
    await revalidate()
  })
  return (
    <Section title={t('Name')} notice={notice}>
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.pair}>
          <Field label={t('First name')} error={error}>
            {(control) => (
              <input
                {...control}
                name="firstName"
                autoComplete="given-name"
                defaultValue={firstName}
                maxLength={MAX_NAME_LENGTH}
                required
              />
            )}
          </Field>
          <Field label={t('Last name')}>
            {(control) => (
              <input {...control} name="lastName" autoComplete="family-name" defaultValue={lastName} maxLength={MAX_NAME_LENGTH} required />
            )}
          </Field>
        </div>
        <FormError>{error}</FormError>
        <button type="submit" className={form.second} aria-disabled={isBusy}>
          {t('Save name')}
        </button>
      </form>
    </Section>
  )
}
