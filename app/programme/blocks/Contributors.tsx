import { t } from '../../platform/i18n/i18n.ts'
import { Mark } from '../../ui/Mark.tsx'
import { OwnPart, OwnText } from '../../ui/OwnText.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import { byPart, type CastRow, draftedPlace, type Part } from '../cast.ts'
import type { BlockData } from './loaders.server.ts'
import styles from './parts.module.css'

/**
 * Part and person, in two lists: the team, then the cast. Changes of cast for the performance are marked. The lists can
 * be collapsible (A §3.7).
 */
export function Contributors({ data }: { data: BlockData<'Contributors'> }) {
  return (
    <OwnPart field="contributors">
      <OwnPart field="cast">
        <Groups {...data} />
      </OwnPart>
    </OwnPart>
  )
}

function Groups({ cast, folds }: BlockData<'Contributors'>) {
  const groups = [
    { title: t('Creative team'), rows: cast.filter((row) => row.kind === 'team') },
    { title: t('Cast'), rows: cast.filter((row) => row.kind === 'cast') },
  ].filter((group) => group.rows.length > 0)
  if (folds) {
    return (
      <div className={styles.folded}>
        {groups.map(({ title, rows }) => (
          <details key={title} className={styles.fold}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <Parts rows={rows} />
          </details>
        ))}
      </div>
    )
  }
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h2>{title}</h2>
          <Parts rows={rows} />
        </section>
      ))}
    </div>
  )
}

function Parts({ rows }: { rows: CastRow[] }) {
  return (
    <dl>
      {byPart(rows).map(({ role, people }) => (
        <div key={people[0]?.id} className={styles.part}>
          <dt>
            <Role role={role} people={people} />
          </dt>
          {people.map((person) => (
            <dd key={person.id}>
              <Person person={person} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** The name of a part. Where one person alone has it, it is written on the page of the production. */
function Role({ role, people }: Part) {
  const [person, ...others] = people
  const place = person && draftedPlace(person.id)
  if (place === undefined || others.length > 0) return role
  return (
    <OwnText as="span" field={`contributors.${place}.role`}>
      {role}
    </OwnText>
  )
}

function Person({ person: { name, url, insteadOf, isReading } }: { person: CastRow }) {
  return (
    <>
      {url ? (
        <SmartLink to={url} prefetch="intent">
          {name}
        </SmartLink>
      ) : (
        name
      )}
      {insteadOf !== null && (
        <span className={styles.change}>
          <Mark>{t('Cast change')}</Mark> {insteadOf ? t('instead of {names}', { names: insteadOf }) : t('this evening only')}
        </span>
      )}
      {isReading && <span className={styles.change}>{t('reads the part')}</span>}
    </>
  )
}
