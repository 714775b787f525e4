import { useState } from 'react'
import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import {
  isRelative,
  productionsIn,
  type Visibility,
  type VisibilityBound,
  visibilityChange,
  visibilityOf,
} from '../../modules/visibility.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { RadioField } from '../panel/RadioField.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import type { ApplyOptions } from '../session/undoable-edits.ts'
import { BoundField } from './BoundField.tsx'
import { useKnownProductions } from './use-known-productions.ts'
import styles from './visibility.module.css'
import { boundWords, type KnownProductions, resolvedWords } from './visibility-words.ts'

type Props = { session: EditorSession; containerId: number; node: ContentNode }
type Mode = 'always' | 'window' | 'hidden'

/** When visitors see the module: always, in a time window whose ends may depend on performances, or not at all. */
export function VisibilityField({ session, containerId, node }: Props) {
  const visibility = visibilityOf(node.data)
  const definition = definitionOf(node.type)
  const fields = Object.keys(definition?.fields ?? {})
  const needsBeginning = definition?.schema.shape.online_from?.safeParse('').success === false
  const errors = useSessionState(session, 'errors').errors[node.id] ?? {}
  const known = useKnownProductions(productionsIn(node.data))
  const [isChoosing, setChoosing] = useState(false)
  const hasWindow = visibility.from !== undefined || visibility.until !== undefined
  const mode: Mode = visibility.hidden ? 'hidden' : hasWindow || needsBeginning || isChoosing ? 'window' : 'always'
  const page = session.region.contentType === 'production' ? session.region.objectId : undefined

  function give(next: Visibility, options?: ApplyOptions): void {
    const { data, unset } = visibilityChange(node.data, next, fields)
    session.apply(containerId, [{ type: 'update', id: node.id, data, ...(unset.length > 0 ? { unset } : {}) }], options)
  }
  function setMode(next: Mode): void {
    setChoosing(next === 'window')
    const { from, until } = visibility
    if (next === 'always') give({})
    else if (next === 'hidden') give({ ...visibility, hidden: true })
    else give({ ...(from ? { from } : {}), ...(until ? { until } : {}) })
  }
  const boundField = (end: 'from' | 'until') => (
    <div data-field={end === 'from' ? 'online_from' : 'online_to'}>
      <BoundField
        end={end}
        bound={visibility[end]}
        isNeeded={end === 'from' && needsBeginning}
        production={page}
        known={known}
        context={{ session, containerId, errors }}
        error={errors[end === 'from' ? 'online_from' : 'online_to']?.join(' ')}
        onChange={(bound, typed) => {
          // An end that lacks its date yet is no reason to fold its fields away.
          setChoosing(true)
          give(withEnd(visibility, end, bound), typed)
        }}
      />
    </div>
  )
  return (
    <section className={styles.visibility} aria-label={t('Visible|when')} data-field="visibility">
      <RadioField
        label={t('Visible|when')}
        error={errors.visibility?.join(' ')}
        look="segments"
        value={mode}
        options={[
          ...(needsBeginning ? [] : [{ value: 'always', label: t('Always') }]),
          { value: 'window', label: t('At times') },
          { value: 'hidden', label: t('Hidden|module') },
        ]}
        onChange={(value) => setMode(value as Mode)}
      />
      {mode === 'hidden' && <p className={styles.resolved}>{t('Visitors do not see this module.')}</p>}
      {mode === 'window' && (
        <>
          {hasWindow && <WindowCard visibility={visibility} known={known} />}
          {boundField('from')}
          {boundField('until')}
        </>
      )}
    </section>
  )
}

/** A visibility with another end, or without it. */
function withEnd(visibility: Visibility, end: 'from' | 'until', bound: VisibilityBound | undefined): Visibility {
  const next = { ...visibility }
  if (bound) next[end] = bound
  else delete next[end]
  return next
}

/** The window in a sentence or two, with the dates that it means today. */
function WindowCard({ visibility, known }: { visibility: Visibility; known: KnownProductions }) {
  const format = useDateFormat()
  const ends: [VisibilityBound | undefined, string][] = [
    [visibility.from, visibility.from ? t('From {moment}', { moment: boundWords(visibility.from, format) }) : ''],
    [visibility.until, visibility.until ? t('Until {moment}', { moment: boundWords(visibility.until, format) }) : ''],
  ]
  return (
    <div className={styles.card}>
      <Icon name="schedule" />
      <div>
        {ends.map(([bound, words]) =>
          bound ? (
            <p key={words}>
              <strong>{words}</strong>
              {isRelative(bound) && <span>{relativeDetail(bound.production, resolvedWords(bound, known, format), known)}</span>}
            </p>
          ) : null,
        )}
      </div>
    </div>
  )
}

function relativeDetail(production: number, when: string | undefined, known: KnownProductions): string {
  const title = known[production]?.title
  return title && when ? t('of “{title}”, {when}', { title, when }) : '…'
}
