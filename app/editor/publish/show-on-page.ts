import { ROOT_ID } from '../../content/index.ts'
import { NARROW_WINDOW } from '../docks/use-dock.ts'
import { moduleElement } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import type { ChangedModule } from './changed-modules.ts'

/** Selects a changed module and scrolls it into view, above the sheet where that covers the page’s lower part. */
export function showOnPage(session: EditorSession, { id, containerId }: ChangedModule): void {
  if (id !== ROOT_ID) session.select({ containerId, nodeId: id })
  const element = moduleElement(id) ?? document.querySelector(`[data-container="${containerId}"]`)
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const block = window.matchMedia(NARROW_WINDOW).matches ? 'start' : 'center'
  element?.scrollIntoView({ block, behavior: isCalm ? 'auto' : 'smooth' })
}
