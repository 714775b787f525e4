import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { Icon } from '../../staff-ui/Icon.tsx'
import { PagesFailed } from '../../staff-ui/links/PagesFailed.tsx'
import { usePages } from '../../staff-ui/links/page-list.ts'
import { useIsNarrow } from '../docks/use-is-narrow.ts'
import header from '../tree/tree-header.module.css'
import { PageDrill } from './PageDrill.tsx'
import { PageMessage } from './PageMessage.tsx'
import { PageTree } from './PageTree.tsx'
import styles from './page-tree.module.css'
import { usePageActions } from './use-page-actions.tsx'

type Props = { currentId: number | undefined; onClose: () => void }

/** All pages of the house: a tree with its tools, in a narrow window a list to go down into. */
export default function TreeDialog({ currentId, onClose }: Props) {
  const { pages, hasFailed, tryAgain } = usePages()
  const [search, setSearch] = useState('')
  const isNarrow = useIsNarrow()
  const actions = usePageActions({ pages: pages ?? [], currentId, onLeave: onClose })
  const tree = { pages: pages ?? [], currentId, search, actions }
  return (
    <Dialog title={t('All pages')} onClose={onClose} width="wide">
      <div className={styles.tools}>
        <label className={`${header.search} ${styles.search}`}>
          <Icon name="search" />
          <input
            type="search"
            value={search}
            data-starts-here={isNarrow ? undefined : ''}
            aria-label={t('Search for a page')}
            placeholder={t('Title or URL')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </label>
        <button type="button" className={forms.action} onClick={() => actions.create(null)}>
          {t('New page')}
        </button>
      </div>
      {!pages && <p role="status">{t('Loading…')}</p>}
      {hasFailed && <PagesFailed tryAgain={tryAgain} />}
      <PageMessage done={actions.done} />
      <div className={styles.full}>{pages && (isNarrow ? <PageDrill {...tree} /> : <PageTree {...tree} isFull />)}</div>
      {actions.dialogs}
    </Dialog>
  )
}
