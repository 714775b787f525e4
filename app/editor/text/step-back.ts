import { flushSync } from 'react-dom'
import { sameJson } from '../../content/index.ts'
import { focusModule, moduleElement } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { goToEnd } from './writing-flow.ts'

/**
 * Undoes or redoes a step from within a text. When its module goes with the step, the caret moves to the end of the text
 * above, so that what is typed next is not lost.
 */
export function stepBack(session: EditorSession, direction: 'undo' | 'redo'): void {
  const above = modulesUpTo(document.activeElement)
  flushSync(() => {
    const before = session.getState().documents
    // Typing that this text's own history has undone already is a step without a change.
    while (session[direction]() && sameJson(before, session.getState().documents)) {}
  })
  if (document.activeElement !== document.body) return
  const left = above.find((id) => moduleElement(id))
  const first = document.querySelector<HTMLElement>('[data-container] [data-node]')?.dataset.node
  if (left) goToEnd(session, left)
  else if (above.length > 0 && first) focusModule(session, first)
}

/** The ids of the module around an element and of those before it, the nearest first. */
function modulesUpTo(element: Element | null): string[] {
  const modules = [...document.querySelectorAll<HTMLElement>('[data-container] [data-node]')]
  const around = element?.closest<HTMLElement>('[data-node]')
  const own = around ? modules.indexOf(around) : -1
  return modules
    .slice(0, own + 1)
    .toReversed()
    .flatMap(({ dataset }) => dataset.node ?? [])
}
