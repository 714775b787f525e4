import { useLayoutEffect, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { CommentThread } from '../../review/schema.ts'
import { initialsOf } from '../../staff-ui/Initials.tsx'
import { personColour } from '../../staff-ui/person-colour.ts'
import { frameRect } from '../overlay/frame-rect.ts'
import { moduleElement } from '../overlay/module-elements.ts'
import { pageEdges } from '../overlay/page-edges.ts'
import { watchLayout } from '../overlay/use-rect.ts'
import type { EditorSession } from '../session/session.ts'
import { anchorName } from './AnchorWords.tsx'
import { commentsOf } from './comments-store.ts'
import { useThreadsOnPage } from './use-comments.ts'

const HALF_MARK_PX = 18

/** A mark at each module with open comments: the initials of who wrote last, and how many threads there are. */
export function CommentMarks({ session }: { session: EditorSession }) {
  const open = useThreadsOnPage(session).filter(({ resolved, anchor }) => !resolved && anchor.node !== null)
  return [...Map.groupBy(open, ({ anchor }) => anchor.node ?? '')].map(([node, ofModule]) => {
    const element = moduleElement(node)
    return element && <CommentMark key={node} element={element} threads={ofModule} session={session} />
  })
}

function CommentMark({ element, threads, session }: { element: HTMLElement; threads: CommentThread[]; session: EditorSession }) {
  const place = useCorner(element)
  const last = threads
    .flatMap(({ comments }) => comments)
    .toSorted((one, other) => one.id - other.id)
    .at(-1)
  const [first] = threads
  if (!place || !last || !first) return null
  const label = t('{n} comments on {about}, the last by {name}', {
    n: threads.length,
    about: anchorName(first.anchor),
    name: last.author,
  })
  return (
    <button
      type="button"
      className="comment-mark"
      data-colour={personColour(last.author)}
      style={place}
      aria-label={label}
      title={label}
      onClick={() => commentsOf(session).open(first.id)}
    >
      {initialsOf(last.author)}
      {threads.length > 1 && <span>{threads.length}</span>}
    </button>
  )
}

/** Where the mark of a module is: on its frame's right edge, all of it in view; undefined while it is out of sight. */
function useCorner(element: HTMLElement): { top: number; left: number } | undefined {
  const [corner, setCorner] = useState<{ top: number; left: number }>()
  useLayoutEffect(() => {
    const measure = () => {
      const next = element.isConnected ? cornerOf(element) : undefined
      setCorner((before) => (before && next && before.top === next.top && before.left === next.left ? before : next))
    }
    measure()
    return watchLayout(measure)
  }, [element])
  return corner
}

function cornerOf(element: HTMLElement): { top: number; left: number } | undefined {
  const page = pageEdges()
  const { top, left, width, height } = frameRect(element, page)
  return top + height > page.top && top < page.bottom ? { top, left: Math.min(left + width, page.right - HALF_MARK_PX) } : undefined
}
