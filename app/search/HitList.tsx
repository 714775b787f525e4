import { t } from '../platform/i18n/i18n.ts'
import { Picture } from '../ui/Picture.tsx'
import { SmartLink } from '../ui/SmartLink.tsx'
import type { Piece } from './excerpt.ts'
import styles from './HitList.module.css'
import type { Hit, HitWithDates } from './queries.server.ts'
import { KIND_NAMES } from './suggestions.ts'

/** Dates of a production shown without expanding. */
const VISIBLE_DATES = 3

/** The results, with posters; matched words are marked, and the excerpt is labelled with the field it comes from. */
export function HitList({ hits }: { hits: (Hit | HitWithDates)[] }) {
  return (
    <ol className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.url + hit.kind} className={styles.hit}>
          <div className={styles.poster}>{hit.picture && <Picture picture={hit.picture} sizes="8rem" ratio="1" alt="" />}</div>
          <div className={styles.words}>
            {hit.kind !== 'event' && <p className={styles.kind}>{t(KIND_NAMES[hit.kind].one)}</p>}
            <h2 className={styles.title}>
              <SmartLink to={hit.url} prefetch="intent" className={styles.link} lang={hit.titleLang}>
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
                <span lang={hit.excerpt.lang}>
                  <Marked pieces={hit.excerpt.pieces} />
                </span>
              </p>
            )}
            {'dates' in hit && <Dates dates={hit.dates} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The matching performances of a production, the next one first; those after the third are collapsed. */
function Dates({ dates }: Pick<HitWithDates, 'dates'>) {
  const laterDates = dates.slice(VISIBLE_DATES)
  return (
    <>
      <DateLinks dates={dates.slice(0, VISIBLE_DATES)} />
      {laterDates.length > 0 && (
        <details className={styles.later}>
          <summary>{t('{n} more dates', { n: laterDates.length })}</summary>
          <DateLinks dates={laterDates} />
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
