import { type ContentNode, locate, newNodeId, nodesOf, type Operation } from '../../content/index.ts'
import { EMBEDDING_MODULE, type SharedPart, type Template } from '../../content/reuse/reusable.ts'
import { definitionOf } from '../../modules/definitions.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { commentsOf } from '../comments/comments-store.ts'
import { namesOf, selectedNodes } from '../node-actions.ts'
import { focusModule } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'
import { copiesOf } from './copied-part.ts'
import { readAgain } from './reusables.ts'

const API = '/de/pageeditor-api'

/** A module that shows a shared part. */
export function embeddingNode(slug: string): ContentNode {
  const definition = definitionOf(EMBEDDING_MODULE)
  return { id: newNodeId(), type: EMBEDDING_MODULE, version: definition?.version ?? 1, data: { ...definition?.defaults(), slug } }
}

/** Makes a shared part of the selected modules and shows it in their place, in one step. @throws ApiError */
export async function saveAsPart(session: EditorSession, title: string): Promise<void> {
  session.commitPendingInput()
  const selected = selectedNodes(session)
  const [first] = selected?.nodes ?? []
  if (!selected || !first) return
  const part = await request<SharedPart>('POST', `${API}/shared-parts`, { title, nodes: selected.nodes })
  const document = session.getState().documents[selected.containerId]
  const located = document && locate(document, first.id)
  void readAgain()
  if (!located) return
  const node = embeddingNode(part.slug)
  const place = { parent: located.parent, column: located.column, before: first.id }
  session.apply(selected.containerId, [
    { type: 'insert', node, place },
    ...selected.nodes.filter(({ id }) => locate(document, id)).map(({ id }): Operation => ({ type: 'remove', id })),
  ])
  const text = t('Shared part “{title}” saved', { title })
  session.showToast(text, true)
  session.select({ containerId: selected.containerId, nodeId: node.id })
  // What the module shows comes with the page's data.
  void session.flush()
}

/** Keeps the selected modules as a template. @throws ApiError */
export async function saveAsTemplate(session: EditorSession, title: string): Promise<void> {
  session.commitPendingInput()
  const nodes = selectedNodes(session)?.nodes ?? []
  if (nodes.length === 0) return
  await request<Template>('POST', `${API}/templates`, { kind: 'modules', title, nodes })
  void readAgain()
  session.showToast(t('Template “{title}” saved', { title }))
}

/** Keeps a page as it is in the editor as a template for new pages. @throws ApiError */
export async function savePageAsTemplate(pageId: number, title: string): Promise<void> {
  await request<Template>('POST', `${API}/templates`, { kind: 'page', title, page_id: pageId })
  void readAgain()
}

/** Puts copies of a shared part's modules in the place of the module that shows it, in one step; comments go with them. */
export function detachPart(session: EditorSession, containerId: number, node: ContentNode, part: SharedPart): void {
  const document = session.getState().documents[containerId]
  const located = document && locate(document, node.id)
  if (!located) return
  const place = { parent: located.parent, column: located.column, before: located.next }
  const copies = copiesOf(part.nodes, node.id, {
    taken: new Set(Object.values(session.getState().documents).flatMap((each) => [...nodesOf(each)].map(({ id }) => id))),
    commented: new Set(
      commentsOf(session)
        .getState()
        .threads.map(({ anchor }) => anchor.node),
    ),
  })
  const text = t('Copied here from “{title}”: {names}', { title: part.title, names: namesOf(copies) })
  try {
    session.apply(containerId, [
      { type: 'remove', id: node.id },
      ...copies.map((copy): Operation => ({ type: 'insert', node: copy, place })),
    ])
  } catch {
    session.showToast(t('The module cannot be placed there.'))
    return
  }
  session.showToast(text, true)
  if (copies[0]) focusModule(session, copies[0].id, text)
}
