import { type MouseEvent, useId } from 'react'
import type { ChangedBy, OtherEditor } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { PictureSource } from '../../platform/media/picture.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Initials } from '../../staff-ui/Initials.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { moduleName } from '../compare/Differences.tsx'
import { moduleSummary } from '../module-summary.ts'
import { ModuleIcon } from '../overlay/ModuleIcon.tsx'
import { ago } from './ago.ts'
import { ChangeWords } from './ChangeWords.tsx'
import type { ChangedModule } from './changed-modules.ts'
import { RowTick } from './RowTick.tsx'
import styles from './row.module.css'

type Props = {
  module: ChangedModule
  isTicked: boolean
  /** a sentence that names what it cannot go live without, or what cannot go live without it; empty for most */
  dependencyText: string
  /** whether others have changed it since it was ticked */
  isTickStale: boolean
  /** the others who are in this module now */
  present: OtherEditor[]
  pictures: Record<string, PictureSource>
  now: string
  onTick: (isTicked: boolean) => void
  onShow: () => void
}

/** A changed module in the sheet: its tick, whose it is, and what changes. A click anywhere else shows it on the page. */
export function ChangedModuleRow({ module, isTicked, dependencyText, isTickStale, present, pictures, now, onTick, onShow }: Props) {
  const id = useId()
  const format = useDateFormat()
  const name = nameOf(module)
  const showUnlessControl = ({ target }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('input, label, button')
    if (!isControl && !document.getSelection()?.toString()) onShow()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard its button does the same
    <li className={styles.change} data-kind={module.kind} data-ticked={isTicked || undefined} onClick={showUnlessControl}>
      <RowTick {...{ id, isTicked, onTick }} />
      <label htmlFor={id} className={styles.name}>
        <ModuleIcon type={module.type} />
        {name}
      </label>
      <span className={styles.side}>
        {module.kind !== 'removed' && (
          <button type="button" className={styles.show} aria-label={t('Show {name} on the page', { name })} onClick={onShow}>
            <Icon name="preview" />
          </button>
        )}
        {module.authors.map(({ name }) => (
          <Initials key={name} name={name} />
        ))}
      </span>
      <div id={`${id}-what`} className={styles.what}>
        <ChangeWords module={module} pictures={pictures} />
        <p className={styles.by}>
          {module.authors.map((author) => byWords(author, present, ago(author.at, now, format))).join(' · ')}
          {module.plannedFor && (
            <span className={styles.plannedFor}>
              <Icon name="planned" /> {t('goes live on {moment}', { moment: format.dateTime(module.plannedFor) })}
            </span>
          )}
        </p>
        {isTickStale && <p className={styles.note}>{t('Changed since you ticked it. Please look again.')}</p>}
        {dependencyText && <p className={styles.note}>{dependencyText}</p>}
      </div>
    </li>
  )
}

/** A module’s type with its first words: „Text ‚Die Häuser öffnen …‘“. */
export function nameOf({ type, newer, older }: Pick<ChangedModule, 'type' | 'newer' | 'older'>): string {
  const node = newer ?? older
  const summary = node && moduleSummary(node)
  return summary ? `${moduleName(type)} „${shortened(summary)}“` : moduleName(type)
}

const SUMMARY_LENGTH = 32

function shortened(summary: string): string {
  return summary.length > SUMMARY_LENGTH ? `${summary.slice(0, SUMMARY_LENGTH).replace(/\s+\S*$/, '')} …` : summary
}

function byWords({ name, is_me }: ChangedBy, present: OtherEditor[], when: string): string {
  const isWriting = !is_me && present.some((other) => other.name === name && other.caret)
  if (isWriting) return t('{name} is writing – {when}', { name, when })
  return `${is_me ? t('you') : name}, ${when}`
}
