import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import form from '../staff-ui/screen.module.css'
import { Table } from '../staff-ui/table/Table.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { Section } from './account/Section.tsx'
import { isLimitedRole } from './is-limited-role.ts'
import type { RoleChoice } from './roles.server.ts'
import type { Account } from './users.server.ts'

type Props = {
  invited: Account[]
  roles: RoleChoice[]
  act: (work: () => Promise<unknown>, done: string) => Promise<void>
  /** what is said of an invitation that was made */
  inWords: (email: string) => string
  /** asks which productions somebody works with whose role is limited to some */
  onProductions: (person: Account) => void
}

/** Who has been invited and has not come yet: reminded by another mail, or uninvited. */
export function PendingInvitations({ invited, roles, act, inWords, onProductions }: Props) {
  const format = useDateFormat()
  if (invited.length === 0) return null
  return (
    <Section title={t('Pending invitations')}>
      <Table
        head={[t('Name'), t('Role'), t('Valid until')]}
        empty=""
        rows={invited.map((person) => {
          const { id, name, email, role, invitation, productions } = person
          return {
            key: id,
            cells: [
              <>
                {name} <small>{email}</small>
              </>,
              roles.find(({ id }) => id === role)?.name ?? '–',
              invitation?.validUntil ? format.dateTime(invitation.validUntil) : t('Link expired'),
            ],
            actions: (
              <div className={form.actions}>
                {isLimitedRole(roles, role) && (
                  <button
                    type="button"
                    className={form.second}
                    aria-label={t('Productions ({n}) of {name}', { n: productions.length, name })}
                    onClick={() => onProductions(person)}
                  >
                    {t('Productions ({n})', { n: productions.length })}
                  </button>
                )}
                <button
                  type="button"
                  className={form.second}
                  aria-label={t('Send again: invitation to {name}', { name })}
                  onClick={() => act(() => request('POST', `/api/people/${id}/invitation`), inWords(email))}
                >
                  {t('Send again')}
                </button>
                <button
                  type="button"
                  className={form.second}
                  aria-label={t('Withdraw invitation for {name}', { name })}
                  onClick={() => act(() => request('DELETE', `/api/people/${id}`), t('Invitation withdrawn.'))}
                >
                  {t('Withdraw')}
                </button>
              </div>
            ),
          }
        })}
      />
    </Section>
  )
}
