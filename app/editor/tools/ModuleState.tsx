import { sameJson } from '../../content/index.ts'
import { moduleFieldOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MarkedText } from '../../staff-ui/text-difference/MarkedText.tsx'
import { textDifference } from '../../staff-ui/text-difference/text-difference.ts'
import { FieldValue, isShownWithoutWords, type Pictures } from '../compare/FieldValue.tsx'
import type { NodeSnapshot } from '../session/node-snapshot.ts'
import { fieldLabel, fieldText } from './field-label.ts'

type Props = {
  state: NodeSnapshot | null
  /** the common base of both sides; null for a new module */
  before: NodeSnapshot | null
  opposite: NodeSnapshot | null
  pictures: Pictures
}

/** One side of a conflicted module: the fields that differ from the opposite side, words as diffs against the common base. */
export function ModuleState({ state, before, opposite, pictures }: Props) {
  if (!state) return <p>{t('Removed')}</p>
  const names = Object.keys({ ...state.data, ...opposite?.data }).filter((name) => !sameJson(state.data[name], opposite?.data[name]))
  if (names.length === 0) return <p>{t('In a different position')}</p>
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(state.type, name)}</dt>
          <dd>
            {isShownWithoutWords(moduleFieldOf(state.type, name)) ? (
              <FieldValue form={moduleFieldOf(state.type, name)} value={state.data[name]} pictures={pictures} />
            ) : (
              <FieldWords now={fieldText(state.data[name])} then={before && fieldText(before.data[name])} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FieldWords({ now, then }: { now: string; then: string | null }) {
  const parts = textDifference(then ?? now, now)
  return parts.length > 0 ? <MarkedText parts={parts} /> : t('empty')
}
