import { locate } from '../../content/index.ts'
import type { CommentAnchor } from '../../review/schema.ts'
import { moduleSummary } from '../module-summary.ts'
import type { EditorSession } from '../session/session.ts'
import { commentsOf } from './comments-store.ts'

const MAX_QUOTE_LENGTH = 600
/** How much of a module's first words is kept with what is said of it. */
export const MAX_WORDS_LENGTH = 200

/** Begins a comment on the words selected in a text of the page, else on the selected module, else on the whole page. */
export function startComment(session: EditorSession): void {
  const anchor = anchorOfSelection(session, document.getSelection()) ?? anchorOfModule(session)
  session.commitPendingInput()
  commentsOf(session).compose(anchor)
}

/** Begins a comment on the selected module as a whole. */
export function startCommentOnModule(session: EditorSession): void {
  session.commitPendingInput()
  commentsOf(session).compose(anchorOfModule(session))
}

/** What a comment on the selected module is about; the whole page when none is selected. */
export function anchorOfModule(session: EditorSession): CommentAnchor {
  const { selected } = session.getState()
  return { ...ofNode(session, selected?.nodeId ?? null), field: null, quote: '', offset: 0 }
}

function anchorOfSelection(session: EditorSession, selection: Selection | null): CommentAnchor | undefined {
  const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : undefined
  const { commonAncestorContainer: common } = range ?? {}
  const element = common instanceof Element ? common : common?.parentElement
  const text = element?.closest<HTMLElement>('[data-node] [data-field]')
  const node = text?.closest<HTMLElement>('[data-node]')?.dataset.node
  const quote = selection?.toString().trim().slice(0, MAX_QUOTE_LENGTH)
  if (!range || !text || !node || !quote || !text.dataset.field) return undefined
  const before = document.createRange()
  before.selectNodeContents(text)
  before.setEnd(range.startContainer, range.startOffset)
  return { ...ofNode(session, node), field: text.dataset.field, quote, offset: before.toString().length }
}

function ofNode(session: EditorSession, nodeId: string | null): Pick<CommentAnchor, 'node' | 'nodeType' | 'nodeWords'> {
  const documents = Object.values(session.getState().documents)
  const node = nodeId === null ? undefined : documents.map((document) => locate(document, nodeId)?.node).find(Boolean)
  if (!node) return { node: null, nodeType: '', nodeWords: '' }
  const words = moduleSummary(node)
  return { node: node.id, nodeType: node.type, nodeWords: words.slice(0, MAX_WORDS_LENGTH) }
}
