import { type ReactNode, useRef } from 'react'
import { type ContentNode, fieldValue } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { plainTextOf } from '../../platform/rich-text/plain-text.ts'
import type { RichText } from '../../platform/rich-text/rich-text.ts'
import { Icon, type IconName } from '../../staff-ui/Icon.tsx'
import { duplicateNodes, moveBy, removeNodes } from '../node-actions.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { focusModule } from './module-elements.ts'
import { NodeMenu } from './NodeMenu.tsx'
import { countSelected } from './selection.ts'
import type { Target } from './targets.ts'

type Props = {
  target: Target
  session: EditorSession
  node: ContentNode
  isSelected: boolean
  lowered: number | undefined
  children: ReactNode
}

/** The toolbar of a module: its name as drag handle and, when selected, its actions. Tab moves on into the module, Esc back to it. */
export function ModuleTools({ target, session, node, isSelected, lowered, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const { settingsOpen } = useSessionState(session)
  const { containerId, nodeId } = target
  const definition = definitionOf(node.type)
  const name = definition ? t(definition.label) : node.type
  const number = countSelected(session)
  const { from, fromUrl } = target.element.dataset

  function onKeyDown(event: React.KeyboardEvent) {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>(':scope > :is(button, a), :scope > div > button') ?? [])]
    const index = tools.indexOf(event.target as HTMLElement)
    if (index < 0) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step) tools[(index + step + tools.length) % tools.length]?.focus()
    else if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) focusModule(session, nodeId)
    else if (event.key === 'Tab' && index === tools.length - 1) {
      const within = target.element.querySelector<HTMLElement>('[role="textbox"], a[href], button, summary, input, select, textarea')
      if (!within) return
      within.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={bar}
      className={lowered === undefined ? 'tools' : 'tools inside'}
      style={lowered === undefined ? undefined : { top: lowered }}
      role="toolbar"
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="handle"
        data-drag-handle=""
        data-container-id={containerId}
        data-node-id={nodeId}
        aria-label={t('Drag {name}', { name })}
        onClick={() => {
          focusModule(session, nodeId)
          session.showSettings(true)
        }}
      >
        <Icon name="grip" /> {name}
      </button>
      {isSelected && (
        <>
          {number > 1 && <span className="number">{t('{n} selected', { n: number })}</span>}
          <Tool label={t('Move up')} name={name} icon="up" act={() => moveBy(session, containerId, nodeId, -1)} />
          <Tool label={t('Move down')} name={name} icon="down" act={() => moveBy(session, containerId, nodeId, 1)} />
          <Tool label={t('Duplicate')} name={name} icon="copy" act={() => duplicateNodes(session)} />
          <Tool label={t('Remove')} name={name} icon="bin" act={() => removeNodes(session)} />
          <Tool
            label={t('Settings')}
            name={name}
            icon="settings"
            isPressed={settingsOpen}
            act={() => session.showSettings(!settingsOpen)}
          />
          <NodeMenu session={session} containerId={containerId} nodeId={nodeId} name={name} />
          {children}
          {emptyFields(node.type, node.data).map(([field, label]) => (
            <button key={field} type="button" className="add-field" onClick={() => session.openField(nodeId, field)}>
              + {label}
            </button>
          ))}
          {from && fromUrl && (
            <a className="from" href={fromUrl} target="_blank" rel="noopener">
              {t('From “{title}”', { title: from })}
            </a>
          )}
        </>
      )}
      {!isSelected && from && <span className="from">{t('From “{title}”', { title: from })}</span>}
      {!isSelected && children}
    </div>
  )
}

type ToolProps = { label: string; name: string; icon: IconName; isPressed?: boolean; act: () => void }

function Tool({ label, name, icon, isPressed, act }: ToolProps) {
  return (
    <button type="button" className="tool" aria-label={`${label}: ${name}`} title={label} aria-pressed={isPressed} onClick={act}>
      <Icon name={icon} />
    </button>
  )
}

/** The empty fields that are edited in place; they take up no space on the page until they are opened. */
function emptyFields(type: string, data: Record<string, unknown>): [field: string, label: string][] {
  return Object.entries(definitionOf(type)?.fields ?? {}).flatMap(([field, form]) => {
    if (form.kind !== 'text' && form.kind !== 'richText') return []
    if (form.kind === 'text' && !form.inPlace) return []
    const value = fieldValue(data, field)
    const isEmpty = form.kind === 'richText' ? !plainTextOf(value as RichText | undefined) : !value
    return isEmpty ? [[field, t(form.label)]] : []
  })
}
