import { t } from '../../platform/i18n/i18n.ts'
import type { FormSection } from '../../records/record-type.ts'
import styles from './sections.module.css'
import { sectionOf } from './use-form-section.ts'

type Props = {
  sections: FormSection[]
  open: FormSection | undefined
  errors: Record<string, string[]>
  /** prefix of the ids of tabs and panels */
  prefix: string
  onShow: (name: string) => void
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The sections of a form as tabs; each says how many errors are in it. Arrow keys, Home and End move between them. */
export function SectionTabs({ sections, open, errors, prefix, onShow }: Props) {
  function onKeyDown(event: React.KeyboardEvent, index: number) {
    const next = STEPS[event.key]?.(index, sections.length)
    const section = next === undefined ? undefined : sections[next]
    if (!section) return
    event.preventDefault()
    onShow(section.name)
    document.getElementById(tabId(prefix, section.name))?.focus()
  }
  return (
    <div role="tablist" aria-label={t('Sections of the form')} className={styles.tabs}>
      {sections.map((section, index) => {
        const faults = Object.keys(errors).filter((path) => sectionOf(sections, path) === section).length
        const isOpen = section === open
        return (
          <button
            key={section.name}
            type="button"
            role="tab"
            id={tabId(prefix, section.name)}
            aria-selected={isOpen}
            aria-controls={panelId(prefix, section.name)}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onShow(section.name)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {t(section.label)}
            {faults > 0 && <span className={styles.faults}>{t('{n} errors', { n: faults })}</span>}
          </button>
        )
      })}
    </div>
  )
}

/** The id of a section's tab, which names its panel. */
export function tabId(prefix: string, name: string): string {
  return `${prefix}-tab-${name}`
}

/** The id of a section's panel. */
export function panelId(prefix: string, name: string): string {
  return `${prefix}-panel-${name}`
}
