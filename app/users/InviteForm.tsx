import { type FormEvent, useState } from 'react'
import { ROLE_NAMES } from '../platform/auth/role-names.ts'
import { ROLES, type Role } from '../platform/auth/roles.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import { Field } from '../ui/Field.tsx'
import styles from './account/account.module.css'
import { Section } from './account/Section.tsx'

const NOBODY = { email: '', firstName: '', lastName: '', role: 'editor' as Role }
const LINES: [name: 'firstName' | 'lastName' | 'email', label: Label, type: string][] = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'Email address', 'email'],
]

/** Invites a user, who chooses a password by the link in an email. */
export function InviteForm({ onDone }: { onDone: (email: string) => void }) {
  const [person, setPerson] = useState(NOBODY)
  const [errors, setErrors] = useState<Record<string, string[]>>({})

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault()
    setErrors({})
    try {
      await request('POST', '/api/invitations/', person)
      setPerson(NOBODY)
      onDone(person.email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? { email: [error.problem.detail ?? t('Sorry, that did not work.')] })
    }
  }

  return (
    <Section title={t('Invite a user')}>
      <form className={`${form.form} ${styles.invitation}`} noValidate onSubmit={invite}>
        <fieldset className={form.fields}>
          {LINES.map(([name, label, type]) => (
            <Field key={name} label={t(label)} error={errors[name]?.join(' ')}>
              {(control) => (
                <input
                  {...control}
                  type={type}
                  autoComplete="off"
                  value={person[name]}
                  onChange={(event) => setPerson({ ...person, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={t('Role')}>
            {(control) => (
              <select {...control} value={person.role} onChange={(event) => setPerson({ ...person, role: event.target.value as Role })}>
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {t(ROLE_NAMES[role])}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </fieldset>
        <div className={form.actions}>
          <button type="submit" className={form.action}>
            {t('Send invitation')}
          </button>
        </div>
      </form>
    </Section>
  )
}
