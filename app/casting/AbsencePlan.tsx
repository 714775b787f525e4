import { Link } from 'react-router'
import type { DateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import { adminUrl } from '../platform/routing/admin-url.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { OpenRole, StandIn } from './absence.ts'
import { clashText, dayText } from './cell-words.ts'
import styles from './Paste.module.css'

type Props = {
  plan: OpenRole[]
  chosen: (number | null)[]
  /** names of people who take part in the production at hand, who can be chosen besides the understudies */
  names: Record<number, string>
  onChoose: (index: number, personId: number | null) => void
}

/** The evenings of an absence: each role with who stands in, or left open. */
export function AbsencePlan({ plan, chosen, names, onChoose }: Props) {
  const format = useDateFormat()
  if (plan.length === 0) return <p role="status">{t('No evening to come is concerned.')}</p>
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('Evenings concerned')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Evening')}</th>
          <th scope="col">{t('Role')}</th>
          <th scope="col">{t('Who plays')}</th>
        </tr>
      </thead>
      <tbody>
        {plan.map((role, index) => {
          const known = new Set(role.standIns.map(({ personId }) => personId))
          const where = `${dayText(role.startsAt, format)} ${format.clock(role.startsAt)}`
          return (
            <tr key={`${role.eventId} ${role.roleId} ${role.role}`}>
              <th scope="row">
                {where} <small>{role.title}</small>
              </th>
              <td>{role.role}</td>
              <td>
                {role.roleId === null ? (
                  <Link to={adminUrl('event', role.eventId)}>{t('Change in the performance')}</Link>
                ) : (
                  <select
                    aria-label={t('Who plays {role}, {when}', { role: role.role, when: where })}
                    value={chosen[index] ?? ''}
                    onChange={(event) => onChoose(index, event.target.value === '' ? null : Number(event.target.value))}
                  >
                    <option value="">{t('open')}</option>
                    {role.standIns.map((standIn) => (
                      <option key={standIn.personId} value={standIn.personId}>
                        {standInText(standIn, format)}
                      </option>
                    ))}
                    {Object.entries(names)
                      .filter(([id]) => !known.has(Number(id)))
                      .map(([id, name]) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
                  </select>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Who could stand in, with how the person knows the role and what is in the way. */
function standInText({ name, kind, unavailable, alsoPlays }: StandIn, format: DateFormat): string {
  const notes = [
    kind === 'alternate' ? t('Alternate') : t('Cover'),
    ...(unavailable ? [clashText(unavailable, format)] : []),
    ...(alsoPlays ? [t('plays {role}', { role: alsoPlays })] : []),
  ]
  return `${name} (${notes.join(', ')})`
}
