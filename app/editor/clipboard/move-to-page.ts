import { ROOT_ID } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import type { PageNode } from '../../staff-ui/links/page-list.ts'
import { failureText } from '../../staff-ui/use-action.ts'
import { withNewIds } from '../insert-modules.ts'
import { removeNodes, selectedNodes } from '../node-actions.ts'
import { type DraftState, pageEditorServer } from '../session/editor-server.ts'
import type { EditorSession } from '../session/session.ts'

/** Appends the selected modules to another page's draft and, once that has succeeded, removes them here. */
export async function moveToPage(session: EditorSession, page: PageNode): Promise<void> {
  const chosen = selectedNodes(session)
  if (!chosen) return
  try {
    const containerId = await ensureContainer(page)
    const { revision } = await request<DraftState>('GET', `/de/pageeditor-api/draft/${containerId}`)
    await pageEditorServer.patchDraft({
      id: crypto.randomUUID(),
      containerId,
      base: revision,
      knows: [],
      operations: chosen.nodes.map((node) => ({
        type: 'insert',
        node: withNewIds(node),
        place: { parent: ROOT_ID, column: 0, before: null },
      })),
    })
  } catch (error) {
    session.showToast(failureText(error))
    return
  }
  removeNodes(session, () => t('Moved to page “{title}”', { title: page.title }))
}

/** The id of the first container of a page; creates one when it has none. */
async function ensureContainer(page: PageNode): Promise<number> {
  const { modules } = await request<{ modules: { id: number }[] }>('GET', `/de/pageeditor-api/page/${page.path}`)
  if (modules[0]) return modules[0].id
  const created = await request<{ id: number }>('POST', '/de/pageeditor-api/container', {
    model: 'container',
    content_type: 'page',
    object_id: page.id,
    slug: `page-${page.id}`,
  })
  return created.id
}
