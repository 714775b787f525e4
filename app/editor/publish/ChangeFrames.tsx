import type { CSSProperties } from 'react'
import { createPortal } from 'react-dom'
import type { NodeMark } from '../../content/index.ts'
import { markWords } from '../compare/mark-words.ts'
import { moduleElement } from '../overlay/module-elements.ts'
import { useOverlayRoot } from '../overlay/overlay-root.ts'
import { useModuleFrame } from '../overlay/use-module-frame.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import type { ChangedModule } from './changed-modules.ts'
import { useHighlightedWords } from './use-highlighted-words.ts'

type Props = { session: EditorSession; modules: readonly ChangedModule[]; ticked: ReadonlySet<string> }

/** Marks the changed modules and their new words on the page; what is not ticked has a dashed frame. */
export function ChangeFrames({ session, modules, ticked }: Props) {
  const overlay = useOverlayRoot()
  // A module may have another element after each change.
  useSessionState(session, 'documents')
  useHighlightedWords(modules)
  if (!overlay) return null
  return createPortal(
    <div className="layer">
      {modules.map(({ id, key, kind }) => {
        const element = moduleElement(id)
        return (
          element && <ChangeFrame key={key} element={element} kind={kind} isTicked={ticked.has(key)} depth={depthOf(element, modules)} />
        )
      })}
    </div>,
    overlay,
  )
}

/** In how many other changed modules one stands: their words have their own places, since their corners may be the same. */
function depthOf(element: HTMLElement, modules: readonly ChangedModule[]): number {
  return modules.filter(({ id }) => {
    const other = moduleElement(id)
    return other && other !== element && other.contains(element)
  }).length
}

type FrameProps = { element: HTMLElement; kind: NodeMark['kind']; isTicked: boolean; depth: number }

function ChangeFrame({ element, kind, isTicked, depth }: FrameProps) {
  const frame = useModuleFrame(element, 0)
  if (!frame) return null
  return (
    <div
      className="change"
      data-kind={kind}
      data-ticked={isTicked || undefined}
      style={{ ...frame.rect, '--depth': depth } as CSSProperties}
    >
      <span>{markWords({ kind, isMoved: false })}</span>
    </div>
  )
}
