import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { normalizeText } from '../../search/index.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import type { ChoiceList } from './choice-options.ts'

const SHOWN = 60

type Props = {
  title: string
  list: ChoiceList
  chosen: number[]
  onToggle: (id: number) => void
  onClose: () => void
}

/** A dialog that finds entries by words of their title, date or place; a click toggles one. */
export function EntryFinder({ title, list: { entries, isLoading, failure }, chosen, onToggle, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const words = normalizeText(typed).split(' ')
  const matches = entries.filter(({ name, detail }) => {
    const entry = normalizeText(`${name} ${detail}`)
    return words.every((word) => entry.includes(word))
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <label className={forms.field}>
        <span>{t('Search by title, date or place')}</span>
        <input type="search" value={typed} data-starts-here onChange={(event) => setTyped(event.target.value)} />
      </label>
      <p role="status" className={forms.hint}>
        {isLoading
          ? t('Loading…')
          : failure
            ? ''
            : matches.length === 0 && typed.trim()
              ? t('Nothing is called “{words}”.', { words: typed.trim() })
              : t('{n} found, {chosen} selected', { n: matches.length, chosen: chosen.length })}
      </p>
      {failure && <LoadFailed text={t('The list could not be loaded.')} tryAgain={failure.tryAgain} />}
      <ul className={forms.hits}>
        {matches.slice(0, SHOWN).map(({ id, name, detail }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen.includes(id)} onClick={() => onToggle(id)}>
              <span>{name}</span>
              <small>{detail}</small>
            </button>
          </li>
        ))}
      </ul>
      {matches.length > SHOWN && <p className={forms.hint}>{t('Add more words to narrow the list.')}</p>}
      <div className={forms.buttons}>
        <button type="button" className={forms.action} onClick={onClose}>
          {t('Done')}
        </button>
      </div>
    </Dialog>
  )
}
