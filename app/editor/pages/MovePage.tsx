import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { inTreeOrder, type PageNode, pagesMatching } from '../../staff-ui/links/page-list.ts'
import { mayMoveTo, type PagePlace } from './page-moves.ts'

const SHOWN = 60

type Props = { pages: PageNode[]; page: PageNode; onMove: (place: PagePlace) => void; onClose: () => void }

/** A dialog to choose below which page a page is to stand. */
export function MovePage({ pages, page, onMove, onClose }: Props) {
  const [search, setSearch] = useState('')
  const parents = pagesMatching(inTreeOrder(pages), search).filter(
    ({ id }) => id !== page.parent_id && mayMoveTo(pages, page, { parentId: id, beforeId: null }),
  )
  return (
    <Dialog title={t('Move “{title}”', { title: page.title })} onClose={onClose}>
      <p className={forms.hint}>{t('Its URL changes with its place; the old one leads to the new one.')}</p>
      <label className={forms.field}>
        <span>{t('Below which page?')}</span>
        <input type="search" value={search} data-starts-here onChange={(event) => setSearch(event.target.value)} />
      </label>
      {parents.length === 0 && (
        <p role="status" className={forms.hint}>
          {t('No page has these words.')}
        </p>
      )}
      <ul className={`${forms.hits} ${forms.steady}`}>
        {page.parent_id !== null && (
          <li>
            <button type="button" onClick={() => onMove({ parentId: null, beforeId: null })}>
              <span>{t('Top level')}</span>
            </button>
          </li>
        )}
        {parents.slice(0, SHOWN).map((parent) => (
          <li key={parent.id}>
            <button type="button" onClick={() => onMove({ parentId: parent.id, beforeId: null })}>
              <span>{t('Below {title}', { title: parent.title })}</span>
              <small>{parent.url}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
