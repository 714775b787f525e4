import { useDeferredValue } from 'react'
import type { Region } from '../../content/index.ts'
import type { Reusables, SharedPart, Template } from '../../content/reuse/reusable.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import { NodesPreview } from './ModulePreview.tsx'
import styles from './picker.module.css'
import { useAllViews } from './use-all-views.ts'

/** What can be added besides a new module: a shared part, or copies of a template's modules. */
export type PickedReusable = { part: SharedPart } | { template: Template }

type Props = { reusables: Reusables; words: string; region: Region; isFirstChosen: boolean; onPick: (picked: PickedReusable) => void }

/** The shared parts and the templates of modules whose names hold the searched words, each as it looks; Enter may add the first. */
export function ReusableCards({ reusables, words, region, isFirstChosen, onPick }: Props) {
  const { parts, templates } = matching(reusables, words)
  const hasViews = useAllViews()
  const isDrawn = useDeferredValue(hasViews, false)
  const chosen = isFirstChosen ? (parts[0] ?? templates[0]) : undefined
  const card = (icon: IconName, shown: SharedPart | Template, detail: string, picked: PickedReusable) => (
    <li key={shown.id} className={shown === chosen ? styles.chosen : undefined}>
      {isDrawn ? (
        <NodesPreview nodes={shown.nodes} region={region} pictures={reusables.pictures} sign={<Icon name={icon} />} />
      ) : (
        <div className={styles.preview} />
      )}
      <button type="button" data-card onClick={() => onPick(picked)}>
        <Icon name={icon} />
        <span>
          {shown.title}
          {detail && <small>{detail}</small>}
        </span>
      </button>
    </li>
  )
  return (
    <>
      {parts.length > 0 && (
        <section data-group="parts">
          <h3>{t('Shared parts|modules')}</h3>
          <ul className={styles.cards}>
            {parts.map((part) => card('sharedPart', part, t('at {n} places', { n: part.places }), { part }))}
          </ul>
        </section>
      )}
      {templates.length > 0 && (
        <section data-group="templates">
          <h3>{t('Templates|modules')}</h3>
          <ul className={styles.cards}>{templates.map((template) => card('template', template, '', { template }))}</ul>
        </section>
      )}
    </>
  )
}

/** Those with these words in their names; templates of whole pages are offered elsewhere. */
export function matching({ parts, templates }: Reusables, words: string): Pick<Reusables, 'parts' | 'templates'> {
  const typed = words.trim().toLowerCase()
  const isMeant = ({ title }: { title: string }) => title.toLowerCase().includes(typed)
  return { parts: parts.filter(isMeant), templates: templates.filter((template) => template.kind === 'modules' && isMeant(template)) }
}
