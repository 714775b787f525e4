import { type FormEvent, useState } from 'react'
import type { ChangedBy } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { moduleName } from '../compare/Differences.tsx'
import type { Pictures } from '../compare/FieldValue.tsx'
import { type ConflictedModule, canKeepBoth, type Resolution } from '../session/conflict.ts'
import { useSessionState } from '../session/current-session.ts'
import type { Conflict } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import styles from './conflict.module.css'
import { ModuleState } from './ModuleState.tsx'

type Props = { session: EditorSession; conflict: Conflict; onClose: () => void }

/**
 * Resolves a conflict: for each module its author, both states as word diffs, and the choice between them. What is not
 * chosen is saved as a version.
 */
export function ConflictDialog({ session, conflict, onClose }: Props) {
  const { pictures } = useSessionState(session, 'pictures')
  const [choices, setChoices] = useState<Record<string, Resolution>>({})
  const [hasFailed, setFailed] = useState(false)
  const [isSending, setSending] = useState(false)
  const isDecided = conflict.modules.every(({ id }) => choices[id])
  async function submit(event: FormEvent) {
    event.preventDefault()
    setSending(true)
    setFailed(false)
    const hasDiscarded = Object.values(choices).some((choice) => choice !== 'both')
    const done = hasDiscarded
      ? t('Done. Anything you did not choose is kept under “Versions”.')
      : t('Done. Both are now one below the other.')
    try {
      await session.saveAndResolve(conflict, choices)
      session.showToast(done)
    } catch {
      setFailed(true)
    }
    setSending(false)
  }
  return (
    <Dialog title={t('Conflicting changes')} onClose={onClose} width="wide">
      <p>
        {conflictSentence(conflict)} {t('Anything you do not choose is kept under “Versions”.')}
      </p>
      <form onSubmit={submit}>
        {conflict.modules.map((module) => (
          <ModuleChoice
            key={module.id}
            module={module}
            pictures={pictures}
            by={authorOf(conflict, module.id)}
            choice={choices[module.id]}
            onChoose={(choice) => setChoices({ ...choices, [module.id]: choice })}
          />
        ))}
        {hasFailed && (
          <p role="alert" className={forms.error}>
            {t('That did not work. Nothing has been decided yet, and both versions are kept.')}
          </p>
        )}
        <div className={`${forms.buttons} ${styles.foot}`}>
          <button type="submit" className={forms.action} disabled={!isDecided || isSending}>
            {t('Apply selection')}
          </button>
          <button type="button" className={forms.second} onClick={onClose}>
            {t('Decide later')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function authorOf({ authors: hands }: Conflict, id: string): ChangedBy | null {
  return hands.changed_by[id] ?? hands.last_changed_by
}

/** The sentence that names the authors of the other state. */
function conflictSentence(conflict: Conflict): string {
  const others = conflict.modules.map(({ id }) => authorOf(conflict, id))
  if (others.every((by) => by?.is_me)) return t('You have changed the same content in another window. Which version do you want to keep?')
  const names = [...new Set(others.flatMap((by) => (by && !by.is_me && by.name ? [by.name] : [])))]
  if (names.length === 0) return t('Someone else has since changed the same content. Which version do you want to keep?')
  return t('You and {names} have changed the same content. Which version do you want to keep?', { names: names.join(', ') })
}

type ModuleProps = {
  module: ConflictedModule
  pictures: Pictures
  by: ChangedBy | null
  choice: Resolution | undefined
  onChoose: (choice: Resolution) => void
}

function ModuleChoice({ module, pictures, by, choice, onChoose }: ModuleProps) {
  const format = useDateFormat()
  const { id, before, mine, theirs } = module
  return (
    <fieldset className={styles.module}>
      <legend>{moduleName(mine?.type ?? theirs?.type ?? '')}</legend>
      <div className={styles.sides}>
        <label className={styles.side}>
          <span className={styles.choice}>
            <input type="radio" name={id} checked={choice === 'mine'} onChange={() => onChoose('mine')} />{' '}
            <strong>{t('My version')}</strong>
          </span>
          <ModuleState state={mine} before={before} opposite={theirs} pictures={pictures} />
        </label>
        <label className={styles.side}>
          <span className={styles.choice}>
            <input type="radio" name={id} checked={choice === 'theirs'} onChange={() => onChoose('theirs')} />{' '}
            <strong>{nameOfTheirs(by)}</strong>
            {by && <small>{format.dateTime(by.at)}</small>}
          </span>
          <ModuleState state={theirs} before={before} opposite={mine} pictures={pictures} />
        </label>
        {canKeepBoth(module) && (
          <label className={`${styles.side} ${styles.both}`}>
            <span className={styles.choice}>
              <input type="radio" name={id} checked={choice === 'both'} onChange={() => onChoose('both')} />{' '}
              <strong>{t('Keep both')}</strong>
            </span>
            <span>{t('Your version goes below the other.')}</span>
          </label>
        )}
      </div>
    </fieldset>
  )
}

function nameOfTheirs(by: ChangedBy | null): string {
  if (by?.is_me) return t('Version from my other window')
  return by?.name ? t('{name}’s version', { name: by.name }) : t('The other version')
}
