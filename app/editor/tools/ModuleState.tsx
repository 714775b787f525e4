import { sameJson } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { MarkedText } from '../compare/Differences.tsx'
import { textDifference } from '../compare/differences.ts'
import type { NodeSnapshot } from '../session/node-snapshot.ts'
import { fieldLabel, fieldText } from './field-label.ts'

type Props = {
  state: NodeSnapshot | null
  /** as it was before anybody changed it; null for what was new */
  before: NodeSnapshot | null
  other: NodeSnapshot | null
}

/** What a state of a module says where the other says something else: what was added and removed since both began, word by word. */
export function ModuleState({ state, before, other }: Props) {
  if (!state) return <p>{t('Removed')}</p>
  const names = Object.keys({ ...state.data, ...other?.data }).filter((name) => !sameJson(state.data[name], other?.data[name]))
  if (names.length === 0) return <p>{t('In a different position')}</p>
  return (
    <dl>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldLabel(state.type, name)}</dt>
          <dd>
            <FieldState now={fieldText(state.data[name])} then={before && fieldText(before.data[name])} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FieldState({ now, then }: { now: string; then: string | null }) {
  const parts = textDifference(then ?? now, now)
  return parts.length > 0 ? <MarkedText parts={parts} /> : t('empty')
}
