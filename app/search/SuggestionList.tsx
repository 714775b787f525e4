import { useEffect } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Picture } from '../ui/Picture.tsx'
import styles from './SuggestionList.module.css'
import { groupByKind, KIND_NAMES, type ShownSuggestion } from './suggestions.ts'

type Props = {
  id: string
  place: 'over' | 'below'
  isOpen: boolean
  /** whether the response was empty */
  hasNone: boolean
  suggestions: ShownSuggestion[]
  /** index of the option the arrow keys have reached; -1 for none */
  active: number
  optionId: (index: number) => string
  onPick: (title: string) => void
  onPoint: (index: number) => void
}

/** The listbox of suggestions, grouped by kind, with small posters. Opens and closes by animating its height (B §4). */
export function SuggestionList({ id, place, isOpen, hasNone, suggestions, active, optionId, onPick, onPoint }: Props) {
  const activeId = active >= 0 ? optionId(active) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <div className={styles.room} data-place={place} data-open={isOpen || undefined}>
      <div className={styles.clip}>
        <div id={id} role="listbox" aria-label={t('Suggestions')} className={styles.list} hidden={suggestions.length === 0}>
          {groupByKind(suggestions).map(({ kind, items }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not allowed in a listbox
            <div key={items[0]?.index} role="group" aria-label={kind ? t(KIND_NAMES[kind].group) : undefined} className={styles.group}>
              {kind && (
                <p className={styles.kind} aria-hidden="true">
                  {t(KIND_NAMES[kind].group)}
                </p>
              )}
              {items.map(({ suggestion, index }) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
                <div
                  key={index}
                  id={optionId(index)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  // The input keeps the focus; its blur would close the list before the click (AMB-23).
                  onMouseDown={(event) => event.preventDefault()}
                  onMouseMove={() => onPoint(index)}
                  onClick={() => onPick(suggestion.title)}
                >
                  <span className={styles.poster}>
                    {suggestion.picture && <Picture picture={suggestion.picture} sizes="3rem" ratio="1" alt="" />}
                  </span>
                  <span className={styles.words}>
                    <span className={styles.title}>{suggestion.title}</span>
                    {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
                  </span>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {isOpen ? t('{n} suggestions', { n: suggestions.length }) : hasNone && t('No suggestions')}
      </p>
    </div>
  )
}
