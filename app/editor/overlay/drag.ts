import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { disableNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge'
import { useEffect, useState } from 'react'
import { locate, type NodePosition, ROOT_ID } from '../../content/index.ts'
import { moveTo } from '../node-actions.ts'
import type { EditorSession } from '../session/session.ts'
import { RegisteredElements } from './registered-elements.ts'

export type Line = { top: number; left: number; width: number }

const HANDLE = '[data-drag-handle]'

/** Makes the handles in the overlay drag their modules. Events in a shadow root are retargeted to its host, so the host is the draggable. */
export function useDragging(overlay: ShadowRoot | null): void {
  useEffect(() => {
    const host = overlay?.host
    if (!overlay || !(host instanceof HTMLElement)) return
    const handleAt = (x: number, y: number) => overlay.elementFromPoint(x, y)?.closest<HTMLElement>(HANDLE)
    return draggable({
      element: host,
      canDrag: ({ input }) => Boolean(handleAt(input.clientX, input.clientY)),
      getInitialData: ({ input }) => ({ ...handleAt(input.clientX, input.clientY)?.dataset }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
    })
  }, [overlay])
}

/** Makes every module and column a drop target; a line shows where the module would be inserted. */
export function useDropTargets(root: HTMLElement, session: EditorSession, documents: unknown, setLine: (line: Line | null) => void): void {
  const [targets] = useState(() => new RegisteredElements())
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the page there may be other targets
  useEffect(() => {
    const moduleTarget = (element: HTMLElement) =>
      dropTargetForElements({
        element,
        canDrop: isModule,
        getData: ({ input }) => attachClosestEdge({ nodeId: element.dataset.node }, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, location }) => {
          if (location.current.dropTargets[0]?.element !== element) return
          const rect = element.getBoundingClientRect()
          setLine({ left: rect.left, width: rect.width, top: extractClosestEdge(self.data) === 'top' ? rect.top : rect.bottom })
        },
      })
    const columnTarget = (element: HTMLElement) =>
      dropTargetForElements({
        element,
        canDrop: isModule,
        getData: () => ({ column: element.dataset.column }),
        onDrag: ({ location }) => {
          if (location.current.dropTargets[0]?.element !== element) return
          const rect = element.getBoundingClientRect()
          setLine({ left: rect.left, width: rect.width, top: rect.bottom })
        },
      })
    targets.update(root.querySelectorAll<HTMLElement>('[data-node], [data-column]'), (element) =>
      element.dataset.node === undefined ? columnTarget(element) : moduleTarget(element),
    )
  }, [root, targets, documents, setLine])
  useEffect(() => () => targets.clear(), [targets])
  useEffect(() => {
    return monitorForElements({
      canMonitor: isModule,
      onDrop: ({ source, location }) => {
        setLine(null)
        const target = location.current.dropTargets[0]
        const place = target && positionAt(session, Number(source.data.containerId), target.data)
        if (place) moveTo(session, Number(source.data.containerId), String(source.data.nodeId), place)
      },
    })
  }, [session, setLine])
}

/** Whether what is dragged is a module: from its handle on the page, or from its row in the outline. Pages are dragged elsewhere. */
function isModule({ source }: { source: { data: Record<string, unknown> } }): boolean {
  return source.data.nodeId !== undefined
}

function positionAt(session: EditorSession, containerId: number, target: Record<string | symbol, unknown>): NodePosition | undefined {
  // Of a row in the outline.
  if ('place' in target) return target.place as NodePosition | undefined
  if (typeof target.column === 'string') {
    const [parent = ROOT_ID, column] = target.column.split(':')
    return { parent, column: Number(column), before: null }
  }
  const document = session.getState().documents[containerId]
  const located = document && locate(document, String(target.nodeId))
  if (!located) return undefined
  const before = extractClosestEdge(target) === 'top' ? located.node.id : located.next
  return { parent: located.parent, column: located.column, before }
}
