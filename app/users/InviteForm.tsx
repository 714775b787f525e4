import { type FormEvent, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { Field } from '../ui/Field.tsx'
import { NO_AUTOFILL } from '../ui/no-autofill.ts'
import styles from './account/account.module.css'
import { Section } from './account/Section.tsx'
import { ProductionsField } from './GuestProductions.tsx'
import { isLimitedRole } from './is-limited-role.ts'
import { RoleSelect } from './RoleSelect.tsx'
import type { RoleChoice } from './roles.server.ts'

const NOBODY = { email: '', firstName: '', lastName: '', role: 'editor', productions: [] as number[] }
const LINES: [name: 'firstName' | 'lastName' | 'email', label: Label, type: string][] = [
  ['firstName', 'First name', 'text'],
  ['lastName', 'Last name', 'text'],
  ['email', 'Email address', 'email'],
]

/** Invites a user, who chooses a password by the link in an email. */
export function InviteForm({ roles, onDone }: { roles: RoleChoice[]; onDone: (email: string) => void }) {
  const [person, setPerson] = useState(NOBODY)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const isLimited = isLimitedRole(roles, person.role)

  async function invite(event: FormEvent): Promise<void> {
    event.preventDefault()
    setErrors({})
    const invitation = { ...person, productions: isLimited ? person.productions : [] }
    try {
      await request('POST', '/api/invitations/', invitation)
      setPerson(NOBODY)
      onDone(person.email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors(error.problem.errors ?? { email: [failureText(error)] })
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
                  {...NO_AUTOFILL}
                  value={person[name]}
                  onChange={(event) => setPerson({ ...person, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={t('Role')} error={errors.role?.join(' ')}>
            {(control) => <RoleSelect {...control} roles={roles} value={person.role} onChoose={(role) => setPerson({ ...person, role })} />}
          </Field>
          {isLimited && <ProductionsField value={person.productions} onChange={(productions) => setPerson({ ...person, productions })} />}
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
