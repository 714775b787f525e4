import { t } from '../platform/i18n/i18n.ts'
import { Picture } from '../ui/Picture.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import type { Piece } from './excerpt.ts'
import styles from './HitList.module.css'
import type { Hit, HitWithDates } from './queries.server.ts'
import { KIND_NAMES } from './suggestions.ts'

/** Dates of a production that stand there at once. */
const DATES_SHOWN = 3

/** Results with their posters; each says by marks, and by a word before its excerpt, why it is there. */
export function HitList({ hits }: { hits: (Hit | HitWithDates)[] }) {
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.url + hit.kind} className={styles.hit}>
          <div className={styles.poster}>{hit.picture && <Picture picture={hit.picture} sizes="8rem" ratio="1" alt="" />}</div>
          <div className={styles.words}>
            {hit.kind !== 'event' && <p className={styles.kind}>{t(KIND_NAMES[hit.kind].one)}</p>}
            <h2 className={styles.title}>
              <SmartLink to={hit.url} prefetch="intent" className={styles.link}>
                <Marked pieces={hit.title} />
              </SmartLink>
            </h2>
            {hit.detail.length > 0 && (
              <p className={styles.detail}>
                <Marked pieces={hit.detail} />
              </p>
            )}
            {hit.excerpt.pieces.length > 0 && (
              <p className={styles.excerpt}>
                {hit.excerpt.label && <span className={styles.label}>{hit.excerpt.label}: </span>}
                <Marked pieces={hit.excerpt.pieces} />
              </p>
            )}
            {'dates' in hit && <Dates dates={hit.dates} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The performances of a production that answer, the next first; where it plays often the later ones unfold. */
function Dates({ dates }: Pick<HitWithDates, 'dates'>) {
  const later = dates.slice(DATES_SHOWN)
  return (
    <>
      <DateLinks dates={dates.slice(0, DATES_SHOWN)} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{t('{n} more dates', { n: later.length })}</summary>
          <DateLinks dates={later} />
        </details>
      )}
    </>
  )
}

function DateLinks({ dates }: Pick<HitWithDates, 'dates'>) {
  return (
    <ul className={styles.dates}>
      {dates.map(({ url, detail }) => (
        <li key={url}>
          <SmartLink to={url} prefetch="intent">
            <Marked pieces={detail} />
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}

function Marked({ pieces }: { pieces: Piece[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
  return pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))
}
