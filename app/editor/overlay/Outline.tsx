import { locate, type NodePosition } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { ModuleTools } from './ModuleTools.tsx'
import { fitsPlus } from './plus.ts'
import { stickyToolsOffset, useStickyHeaderEnd } from './sticky-header.ts'
import type { Target } from './targets.ts'
import { useRect } from './use-rect.ts'

type Props = {
  target: Target
  session: EditorSession
  kind: 'selected' | 'multiSelected' | 'hovered'
  onInsert: (place: NodePosition) => void
}

/** The outline of a module with its name, its error messages and, when selected, its tools. */
export function Outline({ target, session, kind, onInsert }: Props) {
  const rect = useRect(target.element)
  const head = useStickyHeaderEnd()
  const { documents, errors, presence } = useSessionState(session)
  const { nodeId } = target
  const document = documents[target.containerId]
  const located = document && locate(document, nodeId)
  if (!rect || !located) return null
  const { node } = located
  const others = presence.filter((person) => person.node === nodeId)
  const below: NodePosition = { parent: located.parent, column: located.column, before: located.next }
  const isPlusBelow = kind !== 'multiSelected' && fitsPlus(target.element, rect)
  const plus = (
    <button
      type="button"
      className={isPlusBelow ? 'plus' : 'tool'}
      aria-label={t('Add module below')}
      title={t('Add module below')}
      onClick={() => onInsert(below)}
    >
      +
    </button>
  )
  return (
    <div className={kind === 'hovered' ? 'outline' : `outline strong ${kind}`} style={rect}>
      <ModuleTools target={target} session={session} node={node} isSelected={kind === 'selected'} lowered={stickyToolsOffset(rect, head)}>
        {kind === 'multiSelected' || isPlusBelow ? null : plus}
      </ModuleTools>
      {errors[nodeId] && <p className="refusal">{[...new Set(Object.values(errors[nodeId]).flat())].join(' ')}</p>}
      {others.length > 0 && <p className="person">{others.map(({ name }) => t('{name} is here', { name })).join(' · ')}</p>}
      {isPlusBelow && plus}
      {node.columns?.map((column, index) =>
        column.children.length === 0 ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            key={index}
            type="button"
            className="column-plus"
            style={{ left: `${((index + 0.5) / (node.columns?.length ?? 1)) * 100}%` }}
            onClick={() => onInsert({ parent: nodeId, column: index, before: null })}
          >
            + {t('Column {n}', { n: index + 1 })}
          </button>
        ) : null,
      )}
    </div>
  )
}
