import { t } from '../../platform/i18n/i18n.ts'
import buttons from '../../ui/Button.module.css'
import { SmartLink } from '../../ui/SmartLink.tsx'
import type { ListPage } from '../infinite-scroll.ts'
import { ProductionCard, type ProductionCardView } from './ProductionCard.tsx'
import styles from './ProductionList.module.css'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

type Page = ListPage & { count: number; previous: string | null; productions: ProductionCardView[] }

/** Number of posters in the first view of a wide screen. */
const FIRST_ROW = 4

/** A grid of posters; further pages are loaded by a button, or by its link without JavaScript. */
export function ProductionList({ first }: { first: Page }) {
  const { pages, next, isLoading, loadNext } = useInfiniteScroll(first)
  const productions = pages.flatMap((page) => page.productions)
  return (
    <>
      <p className={styles.count} role="status">
        {isLoading ? t('Loading more productions') : t('{n} productions', { n: first.count })}
      </p>
      {first.previous && (
        <p>
          <SmartLink to={first.previous}>{t('Previous productions')}</SmartLink>
        </p>
      )}
      <ul className={styles.wall} aria-busy={isLoading}>
        {productions.map((production, index) => (
          <ProductionCard key={production.id} production={production} headingLevel="h2" priority={index < FIRST_ROW} />
        ))}
      </ul>
      {next && (
        <p className={styles.more}>
          <a
            href={next}
            className={`${buttons.button} ${buttons.plain}`}
            aria-disabled={isLoading}
            onClick={(click) => {
              click.preventDefault()
              loadNext()
            }}
          >
            {t('More productions')}
          </a>
        </p>
      )}
    </>
  )
}
