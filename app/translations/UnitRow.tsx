import { lazy, Suspense, useId, useState } from 'react'
import { type Locale, t } from '../platform/i18n/i18n.ts'
import { Icon } from '../staff-ui/Icon.tsx'
import screen from '../staff-ui/screen.module.css'
import { Field } from '../ui/Field.tsx'
import { NO_PASSWORD_MANAGER } from '../ui/no-autofill.ts'
import { EarlierWordings } from './EarlierWordings.tsx'
import type { EditedUnit } from './edited-unit.ts'
import { focusUnit, unitId } from './focus-unit.ts'
import { Original } from './Original.tsx'
import { staffLanguageName } from './staff-language-name.ts'
import type { TranslationSession } from './translation-session.ts'
import styles from './translations.module.css'
import { parseRich, wordsOf } from './unit-text.ts'

const RichTextField = lazy(() => import('../staff-ui/fields/RichTextField.tsx'))

/** Rows of a text of several lines, before it is made larger. */
const TEXT_ROWS = 4

type Props = { prefix: string; unit: EditedUnit; locale: Locale; mayWrite: boolean; session: TranslationSession }

/** One text: the original, how far its translation is, and the field of the translation. */
export function UnitRow({ prefix, unit, locale, mayWrite, session }: Props) {
  // The rich text field has a state of its own and is mounted again when its text comes from elsewhere.
  const [taken, setTaken] = useState(0)
  const { state, label, typed, original } = unit
  const inField = () => focusUnit(prefix, unit.unit)
  const [isOpen, setOpen] = useState(false)
  const earlierId = useId()
  const take = (text: string) => {
    session.type(unit.unit, text)
    setTaken(taken + 1)
    inField()
  }
  return (
    <li className={styles.unit} data-unit={unit.unit} data-state={state}>
      <div className={styles.original}>
        <h3>{label}</h3>
        <Original unit={unit} />
      </div>
      <div className={styles.translated}>
        <div className={styles.label}>
          <span className={styles.states}>
            <span className={styles.state} data-state={state}>
              {stateText(state)}
            </span>
            {unit.draft && (
              <span className={styles.state} data-state="draft">
                {unit.draft.isMine ? t('Draft') : t('Draft by {name}', { name: unit.draft.by })}
              </span>
            )}
          </span>
          {mayWrite && state === 'outdated' && typed !== null && (
            <button
              type="button"
              aria-label={t('Still right: {label}', { label })}
              onClick={() => {
                void session.confirm(unit.unit)
                inField()
              }}
            >
              <Icon name="check" />
              {t('Still right')}
            </button>
          )}
          {mayWrite && typed !== original && (
            <button type="button" aria-label={t('Use original: {label}', { label })} onClick={() => take(original)}>
              <Icon name="duplicate" />
              {t('Use original')}
            </button>
          )}
        </div>
        <UnitField key={unit.kind === 'rich' ? taken : undefined} {...{ prefix, unit, locale, mayWrite, session }} />
        {unit.draft && <p className={styles.live}>{liveText(unit)}</p>}
        {unit.earlier > 0 && (
          <button
            type="button"
            className={styles.earlierButton}
            aria-expanded={isOpen}
            aria-controls={isOpen ? earlierId : undefined}
            aria-label={t('Earlier wordings: {label}', { label })}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="history" />
            {t('Earlier wordings')}
          </button>
        )}
        {isOpen && unit.earlier > 0 && <EarlierWordings id={earlierId} {...{ unit, locale, session, mayWrite }} onTake={take} />}
      </div>
    </li>
  )
}

function UnitField({ prefix, unit, locale, mayWrite, session }: Props) {
  const { kind, typed, error } = unit
  const id = unitId(prefix, unit.unit)
  const label = t('{label} in {language}', { label: unit.label, language: staffLanguageName(locale) })
  const type = (text: string) => session.type(unit.unit, text)
  if (kind === 'rich') {
    return (
      <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
        <RichTextField
          {...{ id, label, locale }}
          hidesLabel
          isReadOnly={!mayWrite}
          error={error || undefined}
          value={parseRich(typed)}
          onChange={(text) => type(text === null ? '' : JSON.stringify(text))}
        />
      </Suspense>
    )
  }
  return (
    <div className={screen.fields}>
      <Field id={id} label={<span className="visually-hidden">{label}</span>} error={error || undefined}>
        {(control) =>
          kind === 'line' ? (
            <input
              {...NO_PASSWORD_MANAGER}
              {...control}
              type="text"
              lang={locale}
              readOnly={!mayWrite}
              value={typed ?? ''}
              onChange={({ target }) => type(target.value)}
            />
          ) : (
            <textarea
              {...NO_PASSWORD_MANAGER}
              {...control}
              lang={locale}
              rows={TEXT_ROWS}
              readOnly={!mayWrite}
              value={typed ?? ''}
              onChange={({ target }) => type(target.value)}
            />
          )
        }
      </Field>
    </div>
  )
}

/** What visitors read as long as the draft is not live. */
function liveText(unit: EditedUnit): string {
  if (unit.waits) return t('The German is a draft itself: both go live together.')
  if (unit.live === null) return t('Visitors still read the German.')
  return t('Visitors still read: {text}', { text: wordsOf(unit, unit.live) })
}

function stateText(state: EditedUnit['state']): string {
  if (state === 'missing') return t('Missing|translation')
  return state === 'outdated' ? t('Outdated|translation') : t('Translated')
}
