import { t } from '../../platform/i18n/i18n.ts'
import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './Cast.module.css'

export type CastRow = { id: number; role: string; kind: 'team' | 'cast'; name: string; url: string | null }

/** Role — person, in two lists: the team, then the cast. */
export function Cast({ rows }: { rows: CastRow[] }) {
  const groups = [
    { title: t('Direction and team'), rows: rows.filter((row) => row.kind === 'team') },
    { title: t('Cast'), rows: rows.filter((row) => row.kind === 'cast') },
  ].filter((group) => group.rows.length > 0)
  return groups.map((group) => (
    <section key={group.title} className={styles.group}>
      <h2>{group.title}</h2>
      <dl>
        {group.rows.map((row) => (
          <div key={row.id} className={styles.row}>
            <dt>{row.role}</dt>
            <dd>{row.url ? <SmartLink to={row.url}>{row.name}</SmartLink> : row.name}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
