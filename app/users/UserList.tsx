import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './account/account.module.css'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { GuestProductions } from './GuestProductions.tsx'
import { InviteForm } from './InviteForm.tsx'
import { isLimitedRole } from './is-limited-role.ts'
import { PendingInvitations } from './PendingInvitations.tsx'
import { RoleSelect } from './RoleSelect.tsx'
import type { RoleChoice } from './roles.server.ts'
import { SecondFactorRule } from './SecondFactorRule.tsx'
import { UserSessions } from './UserSessions.tsx'
import type { Account } from './users.server.ts'

type Props = {
  people: Account[]
  roles: RoleChoice[]
  /** ids of the roles that require a second factor */
  secondFactorRoles: string[]
  ownId: string
  /** whether mails are sent; without a mail server they stay in the outbox */
  sendsMails: boolean
}
type Asked = { about: 'remove' | 'reset' | 'sessions' | 'productions'; person: Account }

/** Everybody who can log in: invited, given another role, logged out, helped to a new second factor, taken away. */
export function UserList({ people, roles, secondFactorRoles, ownId, sendsMails }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  const invited = (email: string) =>
    t(
      sendsMails
        ? '{email} has been invited.'
        : '{email} has been invited, but the email is in the outbox because no mail server is configured.',
      { email },
    )
  const present = people.filter(({ invitation }) => !invitation)

  return (
    <>
      <PageHeader title={t('Users')} notice={notice} />
      <ListTable
        head={[t('Name'), t('Role'), t('Two-factor authentication'), t('Last seen')]}
        empty=""
        rows={present.map((person) => ({
          key: person.id,
          cells: [
            <>
              {person.name} <small>{person.email}</small>
            </>,
            <RoleSelect
              key="role"
              roles={roles}
              aria-label={t('Role of {name}', { name: person.name })}
              disabled={person.id === ownId}
              value={person.role}
              onChoose={(role) => act(() => request('PATCH', `/api/people/${person.id}`, { role }), t('Saved'))}
            />,
            factorsOf(person),
            person.lastSeenAt ? format.dateTime(person.lastSeenAt) : '–',
          ],
          actions: person.id !== ownId && (
            <PersonActions person={person} isLimited={isLimitedRole(roles, person.role)} onAsk={(about) => setAsked({ about, person })} />
          ),
        }))}
      />
      <div className={styles.wide}>
        <PendingInvitations
          roles={roles}
          invited={people.filter(({ invitation }) => invitation)}
          act={act}
          inWords={invited}
          onProductions={(person) => setAsked({ about: 'productions', person })}
        />
        <InviteForm roles={roles} onDone={(email) => act(async () => {}, invited(email))} />
        <SecondFactorRule roles={roles} required={secondFactorRoles} act={act} />
      </div>
      {asked?.about === 'sessions' && <UserSessions person={asked.person} onChanged={revalidate} onClose={close} />}
      {asked?.about === 'productions' && (
        <GuestProductions
          person={asked.person}
          onClose={close}
          onSave={(productions) =>
            act(() => request('PATCH', `/api/people/${asked.person.id}`, { role: asked.person.role, productions }), t('Saved'))
          }
        />
      )}
      {asked?.about === 'remove' && (
        <ConfirmDialog
          title={t('Remove {name}’s account?', { name: asked.person.name })}
          action={t('Remove')}
          onClose={close}
          onConfirm={() => act(() => request('DELETE', `/api/people/${asked.person.id}`), t('Account removed.'))}
        >
          {t('Everything this person has written is kept. The account cannot be restored, but you can invite them again.')}
        </ConfirmDialog>
      )}
      {asked?.about === 'reset' && (
        <ConfirmDialog
          title={t('Reset two-factor authentication for {name}?', { name: asked.person.name })}
          action={t('Reset')}
          onClose={close}
          onConfirm={() =>
            act(() => request('DELETE', `/api/people/${asked.person.id}/second-factor`), t('Two-factor authentication reset.'))
          }
        >
          {t(
            'Use this if the phone is lost. Two-factor authentication and passkeys are removed and all sessions end. Make sure the request really comes from this person.',
          )}
        </ConfirmDialog>
      )}
    </>
  )
}

type ActionProps = { person: Account; isLimited: boolean; onAsk: (about: Asked['about']) => void }

function PersonActions({ person, isLimited, onAsk }: ActionProps) {
  const { name } = person
  const n = person.productions.length
  const actions: [about: Asked['about'], isOffered: boolean, label: string, words: string][] = [
    ['productions', isLimited, t('Productions ({n})', { n }), t('Productions ({n}) of {name}', { n, name })],
    ['sessions', person.sessions > 0, t('Sessions'), t('Sessions of {name}', { name })],
    [
      'reset',
      person.hasSecondFactor || person.passkeys > 0,
      t('Reset two-factor authentication'),
      t('Reset two-factor authentication for {name}', { name }),
    ],
    ['remove', true, t('Remove'), t('Remove {name}', { name })],
  ]
  return (
    <div className={form.actions}>
      {actions
        .filter(([, isOffered]) => isOffered)
        .map(([about, , label, words]) => (
          <button key={about} type="button" className={form.second} aria-label={words} onClick={() => onAsk(about)}>
            {label}
          </button>
        ))}
    </div>
  )
}

function factorsOf({ hasSecondFactor, passkeys }: Account): string {
  const factors = [hasSecondFactor ? t('App') : '', passkeys > 0 ? t('Passkey') : ''].filter(Boolean)
  return factors.join(', ') || '–'
}
