import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './WordFilter.module.css'

export type Word = { label: string; url: string; isChosen: boolean }

/** A filter as a row of links, each to the list filtered by it; the selected one links to the list without it. */
export function WordFilter({ label, words }: { label: string; words: Word[] }) {
  return (
    <nav className={styles.line} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.words}>
        {words.map(({ label: word, url, isChosen }) => (
          <li key={url + word}>
            <SmartLink to={url} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              {word}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
