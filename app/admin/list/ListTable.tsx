import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../platform/i18n/i18n.ts'
import styles from './list.module.css'

type Props = {
  /** names of the columns; the first names the row */
  head: string[]
  rows: { key: string | number; cells: ReactNode[]; actions?: ReactNode }[]
  /** said where there are no rows */
  empty: string
  /** address of what follows; null at the end */
  next?: string | null
}

/** A table of what is no record of a content type. On a phone each row is a card. */
export function ListTable({ head, rows, empty, next }: Props) {
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const hasActions = rows.some(({ actions }) => actions)
  return (
    <>
      <table className={`${styles.table} ${styles.cards}`}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {hasActions && (
              <th scope="col">
                <span className="visually-hidden">{t('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...others], actions }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {others.map((cell, index) => (
                <td key={head[index + 1]} data-label={head[index + 1]}>
                  {cell}
                </td>
              ))}
              {hasActions && <td className={styles.rowActions}>{actions}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {next && (
        <p>
          <Link className={styles.second} to={next}>
            {t('Further entries')}
          </Link>
        </p>
      )}
    </>
  )
}
