import { locate, type NodePosition, type Operation } from '../../content/index.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { pasteReport } from '../../staff-ui/rich-text/paste-report.ts'
import { modulesOf, type PastedModules, type PastedPicture, piecesOf } from '../../staff-ui/rich-text/pasted-modules.ts'
import { pictureFile } from '../../staff-ui/rich-text/pasted-pictures.ts'
import { positionBelow } from '../insert-modules.ts'
import { focusModule } from '../overlay/module-elements.ts'
import type { EditorSession } from '../session/session.ts'

/** Where pasted modules go, and what happens to the text around them in the same step. */
type PastePlace = { containerId: number; place: NodePosition; operations: Operation[] }

/**
 * Pastes what a clipboard holds below the selected module, as modules of its headlines, texts, tables and pictures.
 * @returns whether there was anything to paste
 */
export function pasteBelowSelection(session: EditorSession, data: DataTransfer): boolean {
  const modules = modulesOf(piecesOf(data))
  const target = positionBelow(session)
  if (modules.nodes.length === 0 || !target) return false
  insertPasted(session, modules, { ...target, operations: [] })
  const last = modules.nodes.at(-1)
  if (last && modules.pictures.length === 0) focusModule(session, last.id)
  return true
}

/** Inserts pasted modules in one step, says what was lost, and asks for a description of each picture, which joins the step. */
export function insertPasted(
  session: EditorSession,
  { nodes, pictures, changes }: PastedModules,
  { containerId, place, operations }: PastePlace,
): void {
  const group = crypto.randomUUID()
  session.apply(containerId, [...operations, ...nodes.map((node): Operation => ({ type: 'insert', node, place }))], { group })
  session.showToast(pasteReport(changes) ?? t('Pasted.'), true)
  void askForPictures(session, containerId, pictures, group)
}

/** One picture after the other: uploaded, it fills its module; not wanted or not readable, the module goes away again. */
async function askForPictures(session: EditorSession, containerId: number, pictures: PastedPicture[], group: string): Promise<void> {
  let unread = 0
  for (const [index, { nodeId, source, alt }] of pictures.entries()) {
    const file = await pictureFile(source, index + 1)
    if (!file) {
      remove(session, containerId, nodeId, group)
      unread++
      continue
    }
    session.askForPicture({
      file,
      alt,
      onDone: (picture) => {
        if (!isThere(session, containerId, nodeId)) return
        session.addPicture(picture.id, picture)
        session.apply(containerId, [{ type: 'update', id: nodeId, data: { image: picture.id } }], { group })
        focusModule(session, nodeId)
      },
      onCancel: () => remove(session, containerId, nodeId, group),
    })
  }
  if (unread > 0) session.showToast(t('{n} pictures could not be read and were left out.', { n: unread }))
}

function remove(session: EditorSession, containerId: number, nodeId: string, group: string): void {
  if (isThere(session, containerId, nodeId)) session.apply(containerId, [{ type: 'remove', id: nodeId }], { group })
}

function isThere(session: EditorSession, containerId: number, nodeId: string): boolean {
  const document = session.getState().documents[containerId]
  return document !== undefined && locate(document, nodeId) !== undefined
}
