import { type CSSProperties, type ReactNode, useRef } from 'react'
import type { ContentNode } from '../../content/index.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { link } from '../../platform/routing/link.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { panelStops } from '../panel/panel-stops.ts'
import { usePart } from '../reuse/use-part.ts'
import type { EditorSession } from '../session/session.ts'
import { ModuleIcon } from './ModuleIcon.tsx'
import { firstStopIn, focusModule } from './module-elements.ts'
import { openModuleMenu } from './module-menu.ts'
import { NodeMenu } from './NodeMenu.tsx'
import { countSelected } from './selection.ts'
import type { TabPlace } from './tab-place.ts'
import type { Target } from './targets.ts'

type Props = {
  target: Target
  session: EditorSession
  node: ContentNode
  isSelected: boolean
  at: TabPlace['at']
  /** where its menu opens, and how high it may be */
  menu: { opensUpwards: boolean; room: number }
  style: CSSProperties
  children: ReactNode
}

/**
 * The tab of a module's frame: its name as drag handle and, when selected, the button of its menu. Tab moves on into the
 * inspector where it is open, else into the module; Esc moves back to it.
 */
export function ModuleTab({ target, session, node, isSelected, at, menu, style, children }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  const { containerId, nodeId } = target
  const definition = definitionOf(node.type)
  const name = definition ? t(definition.label) : node.type
  const number = countSelected(session)
  const { from, fromUrl } = target.element.dataset
  const part = usePart(node)

  function onKeyDown(event: React.KeyboardEvent) {
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>(':scope > :is(button, a), :scope > div > button') ?? [])]
    const index = tools.indexOf(event.target as HTMLElement)
    if (index < 0) return
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step) tools[(index + step + tools.length) % tools.length]?.focus()
    else if (event.key === 'Escape' || (event.key === 'Tab' && event.shiftKey)) focusModule(session, nodeId)
    else if (event.key === 'Tab' && index === tools.length - 1) {
      const next = panelStops()[0] ?? firstStopIn(target.element)
      if (!next) return
      next.focus()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const sign = (
    <>
      <Icon name="grip" />
      <ModuleIcon type={node.type} />
      <span className="name">{name}</span>
    </>
  )
  const handle = { 'data-drag-handle': '', 'data-container-id': containerId, 'data-node-id': nodeId }
  return (
    <div
      ref={bar}
      className={`tools ${at} ${menu.opensUpwards ? 'upwards' : ''}`}
      style={{ ...style, '--menu-room': `${menu.room}px` } as CSSProperties}
      role="toolbar"
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      {isSelected ? (
        <NodeMenu session={session} node={node} containerId={containerId} name={name} sign={sign} handle={handle} />
      ) : (
        <button
          type="button"
          className="handle"
          {...handle}
          aria-label={t('{name} menu', { name })}
          onClick={() => {
            focusModule(session, nodeId)
            openModuleMenu()
          }}
        >
          {sign}
        </button>
      )}
      {isSelected && number > 1 && <span className="number">{t('{n} selected', { n: number })}</span>}
      {children}
      {part && isSelected && (
        <a className="from" href={`${link('shared-part-id', { id: part.id })}?edit`} target="_blank" rel="noopener">
          {t('“{title}”, at {n} places', { title: part.title, n: part.places })}
        </a>
      )}
      {from && fromUrl && isSelected && (
        <a className="from" href={fromUrl} target="_blank" rel="noopener">
          {t('From “{title}”', { title: from })}
        </a>
      )}
      {from && !fromUrl && <span className="from">{t('From “{title}”', { title: from })}</span>}
    </div>
  )
}
