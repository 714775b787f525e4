import { Link } from 'react-router'
import styles from '../staff-ui/screen.module.css'
import { paperUrl } from './paper-request.ts'
import { PAPER_TITLES } from './paper-titles.ts'

/** The ways from the form of a performance to its papers. */
export function EventPapers({ id }: { id: number }) {
  return (
    <>
      {(['evening', 'cast'] as const).map((paper) => (
        <Link key={paper} className={styles.second} to={paperUrl({ paper, event: id })}>
          {PAPER_TITLES[paper]()}
        </Link>
      ))}
    </>
  )
}
