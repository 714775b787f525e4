import { locate, type NodePosition } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { usePeople } from '../session/use-people.ts'
import { ModuleTab } from './ModuleTab.tsx'
import { PeopleSign } from './PeopleSign.tsx'
import type { Target } from './targets.ts'
import { useModuleFrame } from './use-module-frame.ts'

type Props = {
  target: Target
  session: EditorSession
  kind: 'selected' | 'multiSelected' | 'hovered'
  onInsert: (place: NodePosition) => void
}

/** Room that the tab is given above a module, in pixels; longer names stand beside or below it as well. */
const TAB_WIDTH_PX = 132

/** The frame of a module with its tab and its error messages. */
export function Outline({ target, session, kind, onInsert }: Props) {
  const frame = useModuleFrame(target.element, TAB_WIDTH_PX, kind === 'hovered')
  // What was done last, which it says, may be what the menu offers now.
  const { documents, errors } = useSessionState(session, 'documents', 'errors', 'announcement')
  const others = usePeople(session).get(target.nodeId) ?? []
  const { nodeId } = target
  const document = documents[target.containerId]
  const located = document && locate(document, nodeId)
  if (!frame || !located) return null
  const { node } = located
  const { rect, tab, menu } = frame
  const below: NodePosition = { parent: located.parent, column: located.column, before: located.next }
  const plus = (
    <button type="button" className="tool" aria-label={t('Add module below')} title={t('Add module below')} onClick={() => onInsert(below)}>
      <Icon name="plus" />
    </button>
  )
  return (
    <div className={kind === 'hovered' ? 'outline' : `outline strong ${kind}`} style={rect} data-tab={tab.at}>
      {errors[nodeId] && <p className="refusal">{[...new Set(Object.values(errors[nodeId]).flat())].join(' ')}</p>}
      {others.length > 0 && <PeopleSign people={others} />}
      <ModuleTab
        target={target}
        session={session}
        node={node}
        isSelected={kind === 'selected'}
        at={tab.at}
        menu={menu}
        style={{ top: tab.top - rect.top, left: tab.left - rect.left }}
      >
        {kind === 'multiSelected' ? null : plus}
      </ModuleTab>
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
            <Icon name="plus" /> {t('Column {n}', { n: index + 1 })}
          </button>
        ) : null,
      )}
    </div>
  )
}
