import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../Dialog.tsx'
import forms from '../forms.module.css'
import { inTreeOrder, type PageNode, pagesMatching, usePages } from './page-list.ts'

const SHOWN = 40

/** A dialog to choose a page of this site. */
export function PagePicker({ title, onPick, onClose }: { title: string; onPick: (page: PageNode) => void; onClose: () => void }) {
  const { pages } = usePages()
  const [search, setSearch] = useState('')
  const matches = pagesMatching(inTreeOrder(pages ?? []), search).slice(0, SHOWN)
  return (
    <Dialog title={title} onClose={onClose}>
      <label className={forms.field}>
        <span>{t('Search for a page')}</span>
        <input type="search" value={search} data-starts-here onChange={(event) => setSearch(event.target.value)} />
      </label>
      <ul className={forms.hits}>
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
