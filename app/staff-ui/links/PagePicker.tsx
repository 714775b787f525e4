import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../Dialog.tsx'
import forms from '../forms.module.css'
import { PagesFailed } from './PagesFailed.tsx'
import { inTreeOrder, type PageNode, pagesMatching, usePages } from './page-list.ts'

const SHOWN = 40

type Props = {
  title: string
  /** a page that cannot be chosen, such as the one that is shown */
  without?: number | undefined
  onPick: (page: PageNode) => void
  onClose: () => void
}

/** A dialog to choose a page of this site. */
export function PagePicker({ title, without, onPick, onClose }: Props) {
  const { pages, hasFailed, tryAgain } = usePages()
  const [search, setSearch] = useState('')
  const matches = pagesMatching(inTreeOrder(pages ?? []), search)
    .filter(({ id }) => id !== without)
    .slice(0, SHOWN)
  return (
    <Dialog title={title} onClose={onClose}>
      <label className={forms.field}>
        <span>{t('Search for a page')}</span>
        <input type="search" value={search} data-starts-here onChange={(event) => setSearch(event.target.value)} />
      </label>
      {!pages && <p role="status">{t('Loading…')}</p>}
      {hasFailed && <PagesFailed tryAgain={tryAgain} />}
      {pages && !hasFailed && matches.length === 0 && (
        <p role="status" className={forms.hint}>
          {t('No page has these words.')}
        </p>
      )}
      <ul className={`${forms.hits} ${forms.steady}`}>
        {matches.map((page) => (
          <li key={page.id}>
            <button type="button" onClick={() => onPick(page)}>
              <span>{page.title}</span>
              <small>{page.url}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
