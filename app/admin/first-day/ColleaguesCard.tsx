import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { request } from '../../staff-ui/api-client.ts'
import { Field } from '../../ui/Field.tsx'
import { NO_AUTOFILL } from '../../ui/no-autofill.ts'
import { ProductionsField } from '../../users/GuestProductions.tsx'
import { isLimitedRole } from '../../users/is-limited-role.ts'
import { RoleSelect } from '../../users/RoleSelect.tsx'
import type { RoleChoice } from '../../users/roles.server.ts'
import { CardForm, type CardWays } from './CardForm.tsx'
import type { FirstDayScreen } from './first-day.server.ts'

const NOBODY = { firstName: '', lastName: '', email: '', role: 'editor', productions: [] as number[] }
const LINES: [name: 'firstName' | 'lastName' | 'email', label: Label][] = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email address'],
]

/** Invites somebody, who chooses a password by the link in a mail. */
export function ColleaguesCard({
  screen: { firstDay, sendsMails },
  roles,
  ways,
}: {
  screen: FirstDayScreen
  roles: RoleChoice[]
  ways: CardWays
}) {
  const [person, setPerson] = useState(NOBODY)
  const isLimited = isLimitedRole(roles, person.role)
  return (
    <CardForm
      title={t('Who works with you')}
      lead={t('Whoever is invited gets a mail with a link, chooses a password and starts. You can invite more people at any time.')}
      ways={ways}
      isDirty={JSON.stringify(person) !== JSON.stringify(NOBODY)}
      isDone={firstDay.done.includes('colleagues')}
      save={() => request('POST', '/api/invitations/', { ...person, productions: isLimited ? person.productions : [] })}
    >
      {(errors) => (
        <>
          {LINES.map(([name, label]) => (
            <Field key={name} label={t(label)} error={errors[name]?.join(' ')}>
              {(control) => (
                <input
                  {...control}
                  type={name === 'email' ? 'email' : 'text'}
                  {...NO_AUTOFILL}
                  value={person[name]}
                  onChange={({ target }) => setPerson({ ...person, [name]: target.value })}
                />
              )}
            </Field>
          ))}
          <Field label={t('Role')} error={errors.role?.join(' ')}>
            {(control) => <RoleSelect {...control} roles={roles} value={person.role} onChoose={(role) => setPerson({ ...person, role })} />}
          </Field>
          {isLimited && <ProductionsField value={person.productions} onChange={(productions) => setPerson({ ...person, productions })} />}
          {!sendsMails && (
            <p>{t('No mail server is configured yet: the mail stays in the outbox, and whoever runs your server can pass the link on.')}</p>
          )}
        </>
      )}
    </CardForm>
  )
}
