import { SmartLink } from '../../ui/SmartLink.tsx'
import styles from './WordFilter.module.css'

export type Word = { label: string; url: string; isChosen: boolean }

/** A filter as a line of words, each a link to the list narrowed to it; the chosen one takes itself away again. */
export function WordFilter({ label, words }: { label: string; words: Word[] }) {
  return (
    <nav className={styles.line} aria-label={label}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <ul className={styles.words}>
        {words.map(({ label: word, url, isChosen }) => (
          <li key={url + word}>
            <SmartLink to={url} aria-current={isChosen ? 'true' : undefined}>
              {word}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
