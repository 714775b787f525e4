import { useState } from 'react'
import { CallError, call } from '../editor/call.ts'
import { EditorDialog } from '../editor/EditorDialog.tsx'
import { ROLES, type Role } from '../platform/auth/roles.ts'
import { writtenMoment } from '../platform/format/wall-clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { MessageId } from '../platform/i18n/message-ids.ts'
import { Field } from '../ui/Field.tsx'
import form from './form/form.module.css'
import { ListTable } from './list/ListTable.tsx'
import { ScreenHead } from './list/ScreenHead.tsx'
import type { Account } from './people.server.ts'
import { useAction } from './use-action.ts'

const ROLE_NAMES: Record<Role, MessageId> = {
  admin: 'Administration',
  editor: 'Editorial staff',
  programme: 'Programme only',
  magazine: 'Magazine only',
  reader: 'Reads only',
}

/** Everybody who can log in: invited, given another role, logged out, taken away. */
export function People({ people, ownEmail }: { people: Account[]; ownEmail: string }) {
  const { notice, act } = useAction()
  const [leaving, setLeaving] = useState<Account | null>(null)

  return (
    <>
      <ScreenHead title={t('People')} notice={notice} />
      <ListTable
        head={[t('Name'), t('Role'), t('Last seen')]}
        empty={t('There is nothing here yet.')}
        rows={people.map((person) => {
          const isOneself = person.email === ownEmail
          return {
            key: person.id,
            cells: [
              <Who key="who" person={person} />,
              <RoleChoice
                key="role"
                person={person}
                isFixed={isOneself}
                onChange={(role) => act(() => call('PATCH', `/api/people/${person.id}`, { role }), t('Saved'))}
              />,
              person.lastSeenAt ? writtenMoment(person.lastSeenAt) : '–',
            ],
            actions: !isOneself && (
              <>
                {person.sessions > 0 && (
                  <button
                    type="button"
                    className={form.second}
                    aria-label={t('Log {name} out everywhere', { name: person.name })}
                    onClick={() => act(() => call('DELETE', `/api/people/${person.id}/sessions`), t('All sessions have ended.'))}
                  >
                    {t('Log out')}
                  </button>
                )}
                <button
                  type="button"
                  className={form.second}
                  aria-label={t('Remove {name}', { name: person.name })}
                  onClick={() => setLeaving(person)}
                >
                  {t('Remove')}
                </button>
              </>
            ),
          }
        })}
      />
      <Invitation onDone={(email) => act(async () => {}, t('{email} has been invited.', { email }))} />
      {leaving && (
        <EditorDialog title={t('Remove the account of {name}?', { name: leaving.name })} onClose={() => setLeaving(null)}>
          <p>{t('What this person has written stays. The account cannot be brought back, but invited again.')}</p>
          <div className={form.actions}>
            <button type="button" className={form.second} onClick={() => setLeaving(null)}>
              {t('Cancel')}
            </button>
            <button
              type="button"
              className={form.action}
              onClick={() => {
                const { id } = leaving
                setLeaving(null)
                void act(() => call('DELETE', `/api/people/${id}`), t('The account has been removed.'))
              }}
            >
              {t('Remove')}
            </button>
          </div>
        </EditorDialog>
      )}
    </>
  )
}

function Who({ person: { name, email } }: { person: Account }) {
  return (
    <>
      {name} <small>{email}</small>
    </>
  )
}

type RoleProps = { person: Account; isFixed: boolean; onChange: (role: string) => void }

function RoleChoice({ person, isFixed, onChange }: RoleProps) {
  return (
    <select
      aria-label={t('Role of {name}', { name: person.name })}
      value={person.role}
      disabled={isFixed}
      onChange={(event) => onChange(event.target.value)}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {t(ROLE_NAMES[role])}
        </option>
      ))}
    </select>
  )
}

const NOBODY = { email: '', firstName: '', lastName: '', role: 'editor' as Role }

/** Invites somebody, who chooses a password by the link in a mail. */
function Invitation({ onDone }: { onDone: (email: string) => void }) {
  const [person, setPerson] = useState(NOBODY)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const lines: [name: 'firstName' | 'lastName' | 'email', label: MessageId, type: string][] = [
    ['firstName', 'First name', 'text'],
    ['lastName', 'Last name', 'text'],
    ['email', 'E-mail address', 'email'],
  ]

  async function invite(): Promise<void> {
    setErrors({})
    try {
      await call('POST', '/api/invitations/', person)
      setPerson(NOBODY)
      onDone(person.email)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setErrors(error.problem.errors ?? { email: [error.problem.detail ?? t("Unfortunately, that didn't work.")] })
    }
  }

  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
    >
      <h2>{t('Invite somebody')}</h2>
      <fieldset className={form.fields}>
        {lines.map(([name, label, type]) => (
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
          {t('Send the invitation')}
        </button>
      </div>
    </form>
  )
}
