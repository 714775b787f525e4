import { t } from '../platform/i18n/i18n.ts'
import type { CastGridData } from './cast-grid.ts'
import type { DecidedPerson, DecidedRole } from './decided-roles.ts'
import styles from './Paste.module.css'
import type { CastPreview } from './pasted-cast.ts'

type Props = {
  data: CastGridData
  preview: CastPreview
  roles: DecidedRole[]
  /** the day of a performance, in words */
  dayOf: (eventId: number) => string
  onChange: (index: number, role: DecidedRole) => void
}

/** The pasted roles with what each will become. */
export function PastedRoles({ data, preview, roles, dayOf, onChange }: Props) {
  const names = { ...data.names, ...preview.names }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('Pasted cast')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Pasted')}</th>
          <th scope="col">{t('Role')}</th>
          <th scope="col">{t('Person')}</th>
        </tr>
      </thead>
      <tbody>
        {roles.map((role, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pasted lines have no key but their place, and may be equal
          <tr key={index}>
            <th scope="row">
              {role.text}
              {role.usual && ` – ${role.usual.text}`}
            </th>
            <td>
              <RoleSelect data={data} role={role} onChange={(next) => onChange(index, next)} />
              {role.roleId !== 'skip' && <Sign isSure={role.isSure} isNew={role.roleId === 'new'} />}
            </td>
            <td>
              {role.usual && (
                <PersonSelect
                  person={role.usual}
                  label={role.text}
                  names={names}
                  onChange={(usual) => onChange(index, { ...role, usual })}
                />
              )}
              {role.evenings.map(({ eventId, who }, position) => (
                <PersonSelect
                  key={eventId}
                  person={who}
                  day={dayOf(eventId)}
                  label={`${role.text}, ${dayOf(eventId)}`}
                  names={names}
                  onChange={(next) => onChange(index, { ...role, evenings: role.evenings.with(position, { eventId, who: next }) })}
                />
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RoleSelect({ data, role, onChange }: { data: CastGridData; role: DecidedRole; onChange: (role: DecidedRole) => void }) {
  function choose(value: string): void {
    const known = data.roles.find(({ id }) => String(id) === value)
    if (known) onChange({ ...role, roleId: known.id, kind: known.kind, isSure: true })
    else onChange({ ...role, roleId: value === 'skip' ? 'skip' : 'new', isSure: true })
  }
  return (
    <select aria-label={t('Role for “{text}”', { text: role.text })} value={role.roleId} onChange={(event) => choose(event.target.value)}>
      {data.roles.map(({ id, role: name, personId }) => (
        <option key={id} value={id}>
          {name} ({data.names[personId]})
        </option>
      ))}
      <option value="new">{t('New role: {name}', { name: role.text })}</option>
      <option value="skip">{t('Skip')}</option>
    </select>
  )
}

type PersonProps = {
  person: DecidedPerson
  label: string
  day?: string
  names: Record<number, string>
  onChange: (person: DecidedPerson) => void
}

function PersonSelect({ person, label, day, names, onChange }: PersonProps) {
  function choose(value: string): void {
    onChange({ ...person, isSure: true, personId: value === 'new' || value === 'nobody' ? value : Number(value) })
  }
  return (
    <div className={styles.person}>
      {day && <small>{day}</small>}
      <select
        aria-label={t('Person for “{text}”', { text: label })}
        value={person.personId}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.entries(names).map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="new">{t('Create “{name}”', { name: person.text })}</option>
        <option value="nobody">{t('Skip')}</option>
      </select>
      {person.personId !== 'nobody' && <Sign isSure={person.isSure} isNew={person.personId === 'new'} />}
    </div>
  )
}

/** Says what to look at. */
function Sign({ isSure, isNew }: { isSure: boolean; isNew: boolean }) {
  if (isNew) return <small className={styles.isNew}>{t('new')}</small>
  return isSure ? null : <small className={styles.close}>{t('similar: please check')}</small>
}
