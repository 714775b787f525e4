import { useState } from 'react'
import type { VariantKind } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { inTreeOrder, type PageNode, pagesMatching } from '../../staff-ui/links/page-list.ts'
import { candidatesFor, missingKinds, type Original } from './variants.ts'

const SHOWN = 60

type Props = { pages: PageNode[]; original: Original; onTake: (taken: PageNode, kind: VariantKind) => void; onClose: () => void }

/** A dialog to choose a page that there is for what says a page or a record in Leichte Sprache or in sign language. */
export function TakeVariant({ pages, original, onTake, onClose }: Props) {
  const kinds = missingKinds(pages, original)
  const { title } = original
  const [kind, setKind] = useState(kinds[0])
  const [search, setSearch] = useState('')
  const candidates = pagesMatching(inTreeOrder(candidatesFor(pages, original)), search)
  if (!kind) {
    return (
      <Dialog title={t('Version of “{title}”', { title })} onClose={onClose}>
        <p className={forms.hint}>{t('It has both versions already.')}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('Version of “{title}”', { title })} onClose={onClose}>
      <p className={forms.hint}>
        {t('The page you choose stays where it is. Visitors find it at the top of “{title}” once it is online.', { title })}
      </p>
      <fieldset className={forms.field}>
        <legend>{t('What it is')}</legend>
        {kinds.map((one) => (
          <label key={one} className={forms.check}>
            <input type="radio" name="kind" checked={one === kind} onChange={() => setKind(one)} />
            <span>{nameOf(one)}</span>
          </label>
        ))}
      </fieldset>
      <label className={forms.field}>
        <span>{t('Which page?')}</span>
        <input type="search" value={search} data-starts-here onChange={(event) => setSearch(event.target.value)} />
      </label>
      {candidates.length === 0 && (
        <p role="status" className={forms.hint}>
          {search ? t('No page has these words.') : t('There is no page that could be taken for it.')}
        </p>
      )}
      <ul className={`${forms.hits} ${forms.steady}`}>
        {candidates.slice(0, SHOWN).map((candidate) => (
          <li key={candidate.id}>
            <button type="button" onClick={() => onTake(candidate, kind)}>
              <span>{candidate.title}</span>
              <small>{candidate.url}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function nameOf(kind: VariantKind): string {
  return kind === 'easy-read' ? t('Easy Read version') : t('Sign language version')
}
