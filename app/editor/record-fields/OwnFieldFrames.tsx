import { useEffect, useState } from 'react'
import { ownFieldsNode } from '../../content/index.ts'
import { Icon } from '../../staff-ui/Icon.tsx'
import { useModuleFrame } from '../overlay/use-module-frame.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { ownFieldAt } from './own-field-element.ts'

/** Room that the tab with a field's name is given, in pixels. */
const TAB_WIDTH_PX = 132

/** The frames of the object's own fields at the pointer and at the caret, each with its name and what keeps it from going live. */
export function OwnFieldFrames({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const { hovered, focused } = useOwnFields(root)
  return [...new Set([focused, hovered])].map((element) =>
    element?.isConnected ? <Frame key={element.dataset.field} element={element} isFocused={element === focused} session={session} /> : null,
  )
}

function Frame({ element, isFocused, session }: { element: HTMLElement; isFocused: boolean; session: EditorSession }) {
  const { errors, documents } = useSessionState(session, 'errors', 'documents')
  const frame = useModuleFrame(element, TAB_WIDTH_PX)
  if (!frame) return null
  const { rect, tab } = frame
  const nodeId = Object.values(documents).flatMap((document) => ownFieldsNode(document)?.id ?? [])[0] ?? ''
  const messages = errors[nodeId]?.[element.dataset.field ?? '']
  return (
    <div className={isFocused ? 'outline strong' : 'outline'} style={rect} data-tab={tab.at}>
      {messages && <p className="refusal">{messages.join(' ')}</p>}
      <div className={`tools own ${tab.at}`} style={{ top: tab.top - rect.top, left: tab.left - rect.left }}>
        <span className="number">
          <Icon name="pencil" />
          <span className="name">{element.getAttribute('aria-label')}</span>
        </span>
      </div>
    </div>
  )
}

/** The own field under the pointer, and the one with the focus. */
function useOwnFields(root: HTMLElement): { hovered: HTMLElement | undefined; focused: HTMLElement | undefined } {
  const [hovered, setHovered] = useState<HTMLElement>()
  const [focused, setFocused] = useState<HTMLElement>()
  useEffect(() => {
    const over = ({ target }: PointerEvent) => setHovered(ownFieldAt(target))
    const focus = ({ target }: FocusEvent) => setFocused(ownFieldAt(target))
    const blur = ({ relatedTarget }: FocusEvent) => setFocused(ownFieldAt(relatedTarget))
    window.addEventListener('pointerover', over)
    root.addEventListener('focusin', focus)
    root.addEventListener('focusout', blur)
    return () => {
      window.removeEventListener('pointerover', over)
      root.removeEventListener('focusin', focus)
      root.removeEventListener('focusout', blur)
    }
  }, [root])
  return { hovered, focused }
}
