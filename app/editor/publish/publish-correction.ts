import { restoreNode, type UnpublishedChanges } from '../../content/index.ts'
import type { EditorSession } from '../session/session.ts'
import { idsByContainer } from './changed-modules.ts'
import { type Correction, smallCorrection } from './small-correction.ts'
import { readPending } from './use-pending-changes.ts'
import type { Outcome } from './use-submission.ts'

/** A correction that is live, and how to take it back: into the draft, as a step of its own. */
export type LiveCorrection = { outcome: Outcome; restore: () => void }

/**
 * Publishes what is not live yet if it is nothing but a small correction that stands before one's eyes.
 * @param seen whether the text is on the screen as it goes live
 * @returns undefined when it is more than that, or did not go live: then it is looked at in the sheet
 */
export async function publishCorrection(session: EditorSession, seen: (words: string) => boolean): Promise<LiveCorrection | undefined> {
  try {
    const { changes, modules, languages } = await readPending(session)
    const correction = languages.length === 0 ? smallCorrection(modules) : undefined
    if (!correction || !seen(correction.words)) return undefined
    const only = idsByContainer(modules, new Set([correction.module.key]))
    const version = await session.publish({ only, including: changes.revisions })
    return { outcome: { count: 1, rest: 0, online: false, version }, restore: () => restore(session, changes, correction) }
  } catch {
    // The sheet reads it all again, and says what is wrong.
    return undefined
  }
}

/** Gives the corrected module the state in the draft that it had for visitors before. */
function restore(session: EditorSession, { ids, live }: UnpublishedChanges, { module: { containerId, id } }: Correction): void {
  const slug = Object.keys(ids).find((each) => ids[each] === containerId)
  const older = slug === undefined ? undefined : live[slug]
  const draft = session.getState().documents[containerId]
  if (older && draft) session.apply(containerId, restoreNode(older, draft, id).operations)
}

/** Whether somebody writes in this very text: the caret is in it, and its words are those that go live. */
export function isBeforeCaret(words: string): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !activeElement.isContentEditable) return false
  const letters = (text: string) => text.replace(/\s/g, '')
  return letters(activeElement.textContent) === letters(words)
}
