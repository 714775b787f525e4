import { useRef, useState } from 'react'
import type { ModuleDefinition } from '../../modules/definition.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { offeredTypes } from '../../modules/toolbars.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { filterModules } from './filter-modules.ts'
import styles from './picker.module.css'

type Props = { contentType: string; withSections: boolean; onPick: (type: string) => void; onClose: () => void }

/** The dialog for adding a module allowed in this content: search, a grid with arrow keys, and a preview of the module's fields. */
export function ModulePicker({ contentType, withSections, onPick, onClose }: Props) {
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<ModuleDefinition>()
  const list = useRef<HTMLUListElement>(null)
  const offered = offeredTypes(contentType)
    .flatMap((type) => definitionOf(type) ?? [])
    .filter(({ columns }) => withSections || !columns)
  const matches = filterModules(offered, search)
  const preview = shown && matches.includes(shown) ? shown : matches[0]

  function onKeyDown(event: React.KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = buttons.indexOf(event.target as HTMLButtonElement)
    const perRow = buttons.findIndex((button) => button.offsetTop > (buttons[0]?.offsetTop ?? 0))
    const row = perRow > 0 ? perRow : buttons.length
    const steps: Record<string, number> = index < 0 ? { ArrowDown: 1 } : { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }
    const step = steps[event.key]
    if (step === undefined) return
    const next = buttons[index < 0 ? 0 : index + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Dialog title={t('Add module')} onClose={onClose} width="wide">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead from the search into the list */}
      <div onKeyDown={onKeyDown}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (matches[0]) onPick(matches[0].type)
          }}
        >
          <label className={forms.field}>
            <span>{t('Search modules')}</span>
            <input type="search" value={search} data-starts-here onChange={(event) => setSearch(event.target.value)} />
          </label>
        </form>
        <p role="status" className={matches.length > 0 ? 'visually-hidden' : forms.hint}>
          {matches.length > 0 ? t('{n} modules', { n: matches.length }) : t('No modules or fields match.')}
        </p>
        <div className={styles.picker}>
          <ul ref={list} className={styles.choices}>
            {matches.map((definition) => (
              <li key={definition.type}>
                <button
                  type="button"
                  onClick={() => onPick(definition.type)}
                  onFocus={() => setShown(definition)}
                  onPointerEnter={() => setShown(definition)}
                >
                  <Sign definition={definition} />
                  {t(definition.label)}
                </button>
              </li>
            ))}
          </ul>
          {preview && <Preview definition={preview} />}
        </div>
      </div>
    </Dialog>
  )
}

/** A module's icon and the labels of its fields. */
function Preview({ definition }: { definition: ModuleDefinition }) {
  return (
    <div className={`${forms.side} ${styles.preview}`}>
      <Sign definition={definition} />
      <strong>{t(definition.label)}</strong>
      <ul>
        {Object.entries(definition.fields).map(([name, field]) => (
          <li key={name}>{t(field.label)}</li>
        ))}
      </ul>
    </div>
  )
}

function Sign({ definition }: { definition: ModuleDefinition }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
      <path d={definition.icon} />
    </svg>
  )
}
