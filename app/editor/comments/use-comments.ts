import { useEffect, useSyncExternalStore } from 'react'
import type { CommentThread } from '../../review/schema.ts'
import { readAgain, useReusables } from '../reuse/reusables.ts'
import { useSessionState } from '../session/current-session.ts'
import type { EditorSession } from '../session/session.ts'
import { type CommentsState, commentsOf } from './comments-store.ts'
import { partsToSearch, threadsOnPage } from './threads-on-page.ts'

/** The comments on the page that a session edits; renders again after each change. */
export function useComments(session: EditorSession): CommentsState {
  const store = commentsOf(session)
  return useSyncExternalStore(store.subscribe, store.getState)
}

/** The threads with the modules beside which they are shown, also of modules that have gone into a shared part. */
export function useThreadsOnPage(session: EditorSession): readonly CommentThread[] {
  const { threads } = useComments(session)
  const documents = Object.values(useSessionState(session, 'documents').documents)
  const slugs = partsToSearch(threads, documents)
  const { parts } = useReusables(slugs.length > 0)
  // A part that somebody has made since the parts were read.
  const unknown = slugs.find((slug) => parts.every((part) => part.slug !== slug))
  useEffect(() => {
    if (unknown) void readAgain()
  }, [unknown])
  return threadsOnPage(threads, documents, parts)
}
