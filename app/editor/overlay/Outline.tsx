import { fieldValue, locate, type Place } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf, type RichText } from '../../platform/rich-text/rich-text.ts'
import { duplicateNodes, moveBy, removeNodes } from '../node-actions.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { NodeMenu } from './NodeMenu.tsx'
import type { Target } from './targets.ts'
import { useRect } from './use-rect.ts'

const TOOLS_HEIGHT_PX = 32
const BAR_HEIGHT_PX = 44
/** How far the plus lies below the edge that it stands on. */
const PLUS_BELOW_PX = 14

type Props = { target: Target; session: EditorSession; isSelected: boolean; onInsert: (place: Place) => void }

/** The frame of a module with its name at the corner; with its tools when it is selected. */
export function Outline({ target, session, isSelected, onInsert }: Props) {
  const rect = useRect(target.element)
  const { documents, errors, presence, settingsOpen } = useSessionState(session)
  const { containerId, nodeId } = target
  const located = documents[containerId] && locate(documents[containerId], nodeId)
  if (!rect || !located) return null
  const { node } = located
  const definition = definitionOf(node.type)
  const name = definition ? t(definition.label) : node.type
  const others = presence.filter((person) => person.node === nodeId)
  const below: Place = { parent: located.parent, column: located.column, before: located.next }
  // At the top of the window the corner lies inside the frame, so that it stays in reach.
  const inside = rect.top < BAR_HEIGHT_PX + TOOLS_HEIGHT_PX
  // So does the plus of a module that ends below the window.
  const beyond = Math.max(0, rect.top + rect.height + PLUS_BELOW_PX - window.innerHeight)
  return (
    <div className={isSelected ? 'outline strong' : 'outline'} style={rect}>
      <div className={inside ? 'tools inside' : 'tools'} role="toolbar" aria-label={name}>
        <button
          type="button"
          className="handle"
          data-drag-handle=""
          data-container-id={containerId}
          data-node-id={nodeId}
          aria-label={t('Drag {name}', { name })}
          onClick={() => {
            session.select({ containerId, nodeId })
            session.showSettings(true)
          }}
        >
          ⠿ {name}
        </button>
        {isSelected && (
          <>
            <Tool label={t('Move up')} name={name} sign="↑" act={() => moveBy(session, containerId, nodeId, -1)} />
            <Tool label={t('Move down')} name={name} sign="↓" act={() => moveBy(session, containerId, nodeId, 1)} />
            <Tool label={t('Duplicate')} name={name} sign="2×" act={() => duplicateNodes(session)} />
            <Tool label={t('Remove')} name={name} sign="✕" act={() => removeNodes(session)} />
            <Tool label={t('Settings')} name={name} sign="⚙" isPressed={settingsOpen} act={() => session.showSettings(!settingsOpen)} />
            <NodeMenu session={session} containerId={containerId} nodeId={nodeId} name={name} />
            {emptyFields(node.type, node.data).map(([field, label]) => (
              <button key={field} type="button" className="add-field" onClick={() => session.openField(nodeId, field)}>
                + {label}
              </button>
            ))}
          </>
        )}
        {others.map((person) => (
          <span key={person.visit} className="person">
            {t('{name} is here', { name: person.name })}
          </span>
        ))}
      </div>
      {errors[nodeId] && <p className="refusal">{[...new Set(Object.values(errors[nodeId]).flat())].join(' ')}</p>}
      <button
        type="button"
        className="plus"
        style={{ bottom: beyond - PLUS_BELOW_PX }}
        aria-label={t('Add a module below')}
        onClick={() => onInsert(below)}
      >
        +
      </button>
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

type ToolProps = { label: string; name: string; sign: string; isPressed?: boolean; act: () => void }

function Tool({ label, name, sign, isPressed, act }: ToolProps) {
  return (
    <button type="button" aria-label={`${label}: ${name}`} title={label} aria-pressed={isPressed} onClick={act}>
      {sign}
    </button>
  )
}

/** The fields that have a place on the page and are empty; they take no room there until they are opened. */
function emptyFields(type: string, data: Record<string, unknown>): [field: string, label: string][] {
  return Object.entries(definitionOf(type)?.fields ?? {}).flatMap(([field, form]) => {
    if (form.kind !== 'text' && form.kind !== 'richText') return []
    if (form.kind === 'text' && !form.inPlace) return []
    const value = fieldValue(data, field)
    const isEmpty = form.kind === 'richText' ? !plainTextOf(value as RichText | undefined) : !value
    return isEmpty ? [[field, t(form.label)]] : []
  })
}
