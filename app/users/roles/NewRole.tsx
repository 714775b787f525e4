import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import form from '../../staff-ui/screen.module.css'
import { type Act, failureText } from '../../staff-ui/use-action.ts'
import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import styles from '../account/account.module.css'
import { Section } from '../account/Section.tsx'
import type { ListedRole } from '../roles.server.ts'

/** Makes a role as a copy of another. */
export function NewRole({ roles, act }: { roles: ListedRole[]; act: Act }) {
  const [name, setName] = useState('')
  const [from, setFrom] = useState('reader')
  const [error, setError] = useState('')

  async function copy(event: FormEvent): Promise<void> {
    event.preventDefault()
    setError('')
    try {
      await request('POST', '/api/roles', { from, name })
      setName('')
      await act(async () => {}, t('The role “{name}” has been created.', { name }))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.problem.errors?.name?.join(' ') ?? failureText(failure))
    }
  }

  return (
    <Section title={t('New role')}>
      <form className={`${form.form} ${styles.invitation}`} noValidate onSubmit={copy}>
        <fieldset className={form.fields}>
          <Field label={t('Name')} error={error}>
            {(control) => <input {...control} {...NO_AUTOFILL} value={name} onChange={(event) => setName(event.target.value)} />}
          </Field>
          <Field label={t('Copy of')} help={t('It starts with the same rights; change them afterwards.')}>
            {(control) => (
              <select {...control} value={from} onChange={(event) => setFrom(event.target.value)}>
                {roles.map((role) => (
                  <option key={role.id} value={role.id}>
                    {role.name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </fieldset>
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Create role')}
          </button>
        </div>
      </form>
    </Section>
  )
}
