import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { normalizeText } from '../../search/index.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { MenuButton } from '../../staff-ui/MenuButton.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import styles from './page-drill.module.css'
import { describePage, pageTone } from './page-tone.ts'
import tree from './page-tree.module.css'
import type { PageActions } from './use-page-actions.tsx'

type Props = { pages: PageNode[]; currentId: number | undefined; search: string; actions: PageActions }

/** The pages of one level, as a list for the thumb: a page is opened by its name, what is below it by the arrow beside it. */
export function PageDrill({ pages, currentId, search, actions }: Props) {
  const format = useDateFormat()
  const [at, setAt] = useState(() => pages.find(({ id }) => id === currentId)?.parent_id ?? null)
  const words = normalizeText(search)
  const parent = pages.find(({ id }) => id === at)
  const shown = words
    ? pages.filter(({ title, path }) => normalizeText(`${title} ${path}`).includes(words))
    : pages.filter(({ parent_id }) => parent_id === (parent?.id ?? null))
  return (
    <>
      {parent && !words && (
        <button type="button" className={styles.back} onClick={() => setAt(parent.parent_id)}>
          <Icon name="previous" />
          <span>{pages.find(({ id }) => id === parent.parent_id)?.title ?? t('Pages')}</span>
        </button>
      )}
      {parent && !words && <h3 className={styles.level}>{parent.title}</h3>}
      <ul className={styles.list}>
        {shown.map((page) => {
          const below = pages.filter(({ parent_id }) => parent_id === page.id).length
          return (
            <li key={page.id} className={styles.row}>
              <button
                type="button"
                className={styles.page}
                aria-current={page.id === currentId ? 'page' : undefined}
                onClick={() => actions.open(page)}
              >
                <span className={tree.dot} data-tone={pageTone(page)} />
                <span className={styles.words}>
                  <span>{page.title}</span>
                  <small>{describePage(page, format)}</small>
                </span>
              </button>
              <span className={styles.menu}>
                <MenuButton
                  label={t('Menu of the page “{title}”', { title: page.title })}
                  sign={<Icon name="more" />}
                  menuClass=""
                  items={actions.menuOf(page)}
                />
              </span>
              {below > 0 && !words ? (
                <button
                  type="button"
                  className={styles.into}
                  aria-label={t('{n} pages below {title}', { n: below, title: page.title })}
                  onClick={() => setAt(page.id)}
                >
                  <span aria-hidden="true">{below}</span>
                  <Icon name="next" />
                </button>
              ) : (
                <span className={styles.into} />
              )}
            </li>
          )
        })}
      </ul>
      {shown.length === 0 && <p className={tree.nothing}>{words ? t('No page has these words.') : t('No pages below this one.')}</p>}
    </>
  )
}
