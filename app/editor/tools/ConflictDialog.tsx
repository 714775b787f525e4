import { type FormEvent, useState } from 'react'
import { sameJson } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { EditorDialog } from '../EditorDialog.tsx'
import forms from '../forms.module.css'
import type { Choice, ConflictedModule } from '../session/conflict.ts'
import type { Conflict } from '../session/editor-state.ts'
import type { EditorSession } from '../session/session.ts'
import type { Standing } from '../session/standing.ts'
import { fieldLabel, fieldText } from './field-words.ts'
import styles from './tools.module.css'

type Props = { session: EditorSession; conflict: Conflict; onClose: () => void }

/** Two people have changed the same modules: both states, side by side, and a choice for each. Nothing is overwritten unseen. */
export function ConflictDialog({ session, conflict, onClose }: Props) {
  const [choices, setChoices] = useState<Record<string, Choice>>({})
  const isDecided = conflict.modules.every(({ id }) => choices[id])
  function submit(event: FormEvent) {
    event.preventDefault()
    session.resolve(conflict, choices)
  }
  return (
    <EditorDialog title={t('Changed by somebody else')} onClose={onClose} width="wide">
      <p>{t('Somebody else has changed the same module meanwhile. Which state should stand?')}</p>
      <form onSubmit={submit}>
        {conflict.modules.map((module) => (
          <Module
            key={module.id}
            module={module}
            choice={choices[module.id]}
            onChoose={(choice) => setChoices({ ...choices, [module.id]: choice })}
          />
        ))}
        <div className={forms.buttons}>
          <button type="submit" className={forms.action} disabled={!isDecided}>
            {t('Take over the choice')}
          </button>
        </div>
      </form>
    </EditorDialog>
  )
}

type ModuleProps = { module: ConflictedModule; choice: Choice | undefined; onChoose: (choice: Choice) => void }

function Module({ module, choice, onChoose }: ModuleProps) {
  const type = module.mine?.type ?? module.theirs?.type ?? ''
  const label = definitionOf(type)?.label
  const sides = [
    { side: 'mine', name: t('My state'), standing: module.mine, other: module.theirs },
    { side: 'theirs', name: t('Their state'), standing: module.theirs, other: module.mine },
  ] as const
  return (
    <fieldset className={styles.sides}>
      <legend>{label ? t(label) : t('Layout of the page')}</legend>
      {sides.map(({ side, name, standing, other }) => (
        <label key={side} className={forms.side}>
          <span>
            <input type="radio" name={module.id} checked={choice === side} onChange={() => onChoose(side)} /> <strong>{name}</strong>
          </span>
          <State standing={standing} other={other} />
        </label>
      ))}
    </fieldset>
  )
}

/** What a state says where the other says something else. */
function State({ standing, other }: { standing: Standing | null; other: Standing | null }) {
  if (!standing) return <p>{t('Removed')}</p>
  const names = Object.keys({ ...standing.data, ...other?.data }).filter((name) => !sameJson(standing.data[name], other?.data[name]))
  if (names.length === 0) return <p>{t('Stands in another place')}</p>
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(standing.type, name)}</dt>
          <dd>{fieldText(standing.data[name]) || t('empty')}</dd>
        </div>
      ))}
    </dl>
  )
}
