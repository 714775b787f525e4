import { Picture } from '../../ui/Picture.tsx'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { ArticleView } from '../queries.server.ts'
import styles from './ArticleTeaser.module.css'

type Look = 'lead' | 'picture' | 'line'
const SIZES: Record<Look, string> = {
  lead: '(min-width: 64em) 62vw, 94vw',
  picture: '(min-width: 100em) 22vw, (min-width: 64em) 30vw, (min-width: 48em) 46vw, 94vw',
  line: '1px',
}

type Props = { article: ArticleView; look: Look; headingLevel?: 'h2' | 'h3' }

/** A teaser: as the lead, with a picture, or as text only. The whole teaser is a link. */
export function ArticleTeaser({ article, look, headingLevel: Heading = 'h2' }: Props) {
  const { url, preline, title, lead, author, date, publishedAt, picture, zweiklang } = article
  return (
    <article className={styles.piece} data-look={look} data-zweiklang={zweiklang}>
      {look !== 'line' && picture && (
        <Picture picture={picture} sizes={SIZES[look]} ratio={look === 'lead' ? '16 / 9' : '3 / 2'} alt="" priority={look === 'lead'} />
      )}
      {preline && <p className={styles.preline}>{preline}</p>}
      <Heading className={styles.title}>
        <SmartLink to={url} className={styles.link} prefetch="intent">
          {title}
        </SmartLink>
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <p className={styles.by}>
        {author && <>{author} · </>}
        <time dateTime={publishedAt}>{date}</time>
      </p>
    </article>
  )
}
