import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { locate, type Place, ROOT_ID } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import { containerOf } from './container-of.ts'
import { useSessionState } from './current-session.ts'
import { ModulePicker } from './ModulePicker.tsx'
import { duplicateNode, insertModule, moveBy, moveTo, removeNode } from './node-actions.ts'
import styles from './Overlay.module.css'
import type { EditorSession } from './session.ts'

type Target = { containerId: number; nodeId: string; element: HTMLElement }

/** Outlines, handles and plus signs above the page. Nothing of it takes part in the page's layout. */
export function Overlay({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const state = useSessionState(session)
  const [hovered, setHovered] = useState<Target | null>(null)
  const [picking, setPicking] = useState<{ containerId: number; place: Place } | null>(null)
  const [dropLine, setDropLine] = useState<{ top: number; left: number; width: number } | null>(null)
  const selected = targetOf(root, state.selected)

  useEffect(() => {
    const over = (event: PointerEvent) => setHovered(targetAt(event.target))
    const press = (event: PointerEvent) => {
      const target = targetAt(event.target)
      if (target) session.select({ containerId: target.containerId, nodeId: target.nodeId })
    }
    // Links and buttons of the page are edited here, not followed.
    const click = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    root.addEventListener('pointerover', over)
    root.addEventListener('pointerdown', press)
    root.addEventListener('click', click, true)
    return () => {
      root.removeEventListener('pointerover', over)
      root.removeEventListener('pointerdown', press)
      root.removeEventListener('click', click, true)
    }
  }, [root, session])

  useDropTargets(root, session, state.documents, setDropLine)
  useMoveKeys(session)
  const shown = hovered?.element.isConnected ? hovered : selected
  return createPortal(
    <div className={styles.layer} data-editor>
      {selected && (
        <Outline
          key={`s${selected.nodeId}`}
          target={selected}
          session={session}
          strong
          onInsert={(place) => setPicking({ containerId: selected.containerId, place })}
        />
      )}
      {shown && shown.nodeId !== selected?.nodeId && (
        <Outline
          key={shown.nodeId}
          target={shown}
          session={session}
          onInsert={(place) => setPicking({ containerId: shown.containerId, place })}
        />
      )}
      {dropLine && <div className={styles.dropLine} style={dropLine} />}
      {session.region.containers.map(({ id }) =>
        (state.documents[id]?.columns[0]?.children.length ?? 0) === 0 ? (
          <button
            key={id}
            type="button"
            className={styles.first}
            onClick={() => setPicking({ containerId: id, place: { parent: ROOT_ID, column: 0, before: null } })}
          >
            + {t('Add the first module')}
          </button>
        ) : null,
      )}
      {picking && (
        <ModulePicker
          contentType={session.region.contentType}
          onPick={(type) => {
            insertModule(session, picking.containerId, type, picking.place)
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </div>,
    document.body,
  )
}

type OutlineProps = { target: Target; session: EditorSession; strong?: boolean; onInsert: (place: Place) => void }

function Outline({ target, session, strong, onInsert }: OutlineProps) {
  const rect = useRect(target.element)
  // The handle is drawn only once the place of the module is known.
  const [handle, setHandle] = useState<HTMLButtonElement | null>(null)
  const { containerId, nodeId } = target
  useEffect(() => {
    if (!handle) return
    return draggable({ element: handle, getInitialData: () => ({ containerId, nodeId }) })
  }, [handle, containerId, nodeId])
  const document = session.getState().documents[containerId]
  const located = document && locate(document, nodeId)
  if (!rect || !located) return null
  const definition = definitionOf(located.node.type)
  const name = definition ? t(definition.label) : located.node.type
  const below: Place = { parent: located.parent, column: located.column, before: located.next }
  const tools: [label: string, sign: string, act: () => void][] = [
    [t('Move up'), '↑', () => moveBy(session, containerId, nodeId, -1)],
    [t('Move down'), '↓', () => moveBy(session, containerId, nodeId, 1)],
    [t('Duplicate'), '2×', () => duplicateNode(session, containerId, nodeId)],
    [t('Remove'), '✕', () => removeNode(session, containerId, nodeId)],
  ]
  return (
    <div className={strong ? styles.strong : styles.outline} style={rect}>
      <div className={styles.tools} role="toolbar" aria-label={name}>
        <button
          ref={setHandle}
          type="button"
          className={styles.handle}
          aria-label={t('Drag {name}', { name })}
          onClick={() => session.select({ containerId, nodeId })}
        >
          ⠿ {name}
        </button>
        {tools.map(([label, sign, act]) => (
          <button key={label} type="button" aria-label={`${label}: ${name}`} title={label} onClick={act}>
            {sign}
          </button>
        ))}
      </div>
      <button type="button" className={styles.plus} aria-label={t('Add a module below')} onClick={() => onInsert(below)}>
        +
      </button>
      {located.node.columns?.map((column, index) =>
        column.children.length === 0 ? (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its position
            key={index}
            type="button"
            className={styles.columnPlus}
            style={{ left: `${((index + 0.5) / (located.node.columns?.length ?? 1)) * 100}%` }}
            onClick={() => onInsert({ parent: nodeId, column: index, before: null })}
          >
            + {t('Column {n}', { n: index + 1 })}
          </button>
        ) : null,
      )}
    </div>
  )
}

/** Where an element lies in the window, followed while the page scrolls and changes. */
function useRect(element: HTMLElement): { top: number; left: number; width: number; height: number } | undefined {
  const [rect, setRect] = useState<DOMRect>()
  const measure = useCallback(() => setRect(element.isConnected ? element.getBoundingClientRect() : undefined), [element])
  useEffect(() => {
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    window.addEventListener('scroll', measure, { passive: true, capture: true })
    window.addEventListener('resize', measure)
    const timer = setInterval(measure, 300)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
      clearInterval(timer)
    }
  }, [element, measure])
  return rect && { top: rect.top, left: rect.left, width: rect.width, height: rect.height }
}

function targetAt(target: EventTarget | null): Target | null {
  const element = target instanceof Element ? target.closest('[data-node]') : null
  if (!(element instanceof HTMLElement) || !element.dataset.node) return null
  const containerId = containerOf(element)
  return containerId ? { containerId, nodeId: element.dataset.node, element } : null
}

function targetOf(root: HTMLElement, selected: { containerId: number; nodeId: string } | null): Target | null {
  const element = selected ? root.querySelector(`[data-node="${selected.nodeId}"]`) : null
  return selected && element instanceof HTMLElement ? { ...selected, element } : null
}

type Line = { top: number; left: number; width: number }

/** Every module and every empty column takes what is dragged onto it; a line shows where it would land. */
function useDropTargets(root: HTMLElement, session: EditorSession, documents: unknown, setLine: (line: Line | null) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the page there are other targets
  useEffect(() => {
    const modules = [...root.querySelectorAll<HTMLElement>('[data-node]')].map((element) =>
      dropTargetForElements({
        element,
        getData: ({ input }) => attachClosestEdge({ nodeId: element.dataset.node }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, location }) => {
          if (location.current.dropTargets[0]?.element !== element) return
          const rect = element.getBoundingClientRect()
          setLine({ left: rect.left, width: rect.width, top: extractClosestEdge(self.data) === 'top' ? rect.top : rect.bottom })
        },
      }),
    )
    const columns = [...root.querySelectorAll<HTMLElement>('[data-column]')].map((element) =>
      dropTargetForElements({ element, getData: () => ({ column: element.dataset.column }) }),
    )
    const monitor = monitorForElements({
      onDrop: ({ source, location }) => {
        setLine(null)
        const target = location.current.dropTargets[0]
        if (target) dropOn(session, source.data, target.data)
      },
    })
    return combine(...modules, ...columns, monitor)
  }, [root, session, documents, setLine])
}

function dropOn(session: EditorSession, source: Record<string | symbol, unknown>, target: Record<string | symbol, unknown>): void {
  const containerId = Number(source.containerId)
  const nodeId = String(source.nodeId)
  const document = session.getState().documents[containerId]
  if (!document) return
  if (typeof target.column === 'string') {
    const [parent = ROOT_ID, column] = target.column.split(':')
    moveTo(session, containerId, nodeId, { parent, column: Number(column), before: null })
    return
  }
  const located = locate(document, String(target.nodeId))
  if (!located || located.node.id === nodeId) return
  const before = extractClosestEdge(target) === 'top' ? located.node.id : located.next
  moveTo(session, containerId, nodeId, { parent: located.parent, column: located.column, before })
}

/** Alt with the arrow keys moves the selected module; nothing is taken while somebody types. */
function useMoveKeys(session: EditorSession): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const { selected } = session.getState()
      const typing =
        event.target instanceof HTMLElement && (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))
      if (typing) return
      const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z'
      if (isUndo) {
        event.preventDefault()
        if (event.shiftKey) session.redo()
        else session.undo()
      } else if (selected && event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        event.preventDefault()
        moveBy(session, selected.containerId, selected.nodeId, event.key === 'ArrowUp' ? -1 : 1)
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [session])
}
