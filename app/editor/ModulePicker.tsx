import { useState } from 'react'
import { definitionOf } from '../modules/definitions.ts'
import { offeredTypes } from '../modules/toolbars.ts'
import { t } from '../platform/i18n/i18n.ts'
import { EditorDialog } from './EditorDialog.tsx'
import styles from './forms.module.css'

type Props = { contentType: string; onPick: (type: string) => void; onClose: () => void }

/** Choosing what to add, of what the content may hold: by a word or by looking, with mouse or keyboard. */
export function ModulePicker({ contentType, onPick, onClose }: Props) {
  const [search, setSearch] = useState('')
  const offered = offeredTypes(contentType).flatMap((type) => definitionOf(type) ?? [])
  const found = offered.filter((definition) => t(definition.label).toLowerCase().includes(search.trim().toLowerCase()))
  return (
    <EditorDialog title={t('Add a module')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (found[0]) onPick(found[0].type)
        }}
      >
        <label className={styles.field}>
          <span>{t('Search for a module')}</span>
          {/* biome-ignore lint/a11y/noAutofocus: the dialog was opened to choose, and typing is the quickest way */}
          <input type="search" value={search} autoFocus onChange={(event) => setSearch(event.target.value)} />
        </label>
      </form>
      <ul className={styles.choices}>
        {found.map((definition) => (
          <li key={definition.type}>
            <button type="button" onClick={() => onPick(definition.type)}>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
                <path d={definition.icon} />
              </svg>
              {t(definition.label)}
            </button>
          </li>
        ))}
      </ul>
    </EditorDialog>
  )
}
