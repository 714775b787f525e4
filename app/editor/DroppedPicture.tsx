import { useEffect, useState } from 'react'
import { type ContentNode, locate } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import { UploadForm } from '../staff-ui/media-picker/UploadForm.tsx'
import { imageFileIn } from './clipboard/image-file.ts'
import { insertNodes } from './node-actions.ts'
import { targetAt } from './overlay/targets.ts'
import { newNodeId } from './session/node-id.ts'
import type { EditorSession } from './session/session.ts'

/** Uploads an image dropped or pasted onto the page, after asking for its description, and inserts it. */
export function DroppedPicture({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const [file, setFile] = useState<File>()
  useEffect(() => {
    function handleFile(event: Event, data: DataTransfer | null) {
      const picture = imageFileIn(data)
      if (!picture || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setFile(picture)
    }
    const onDrop = (event: DragEvent) => {
      const target = targetAt(event.target)
      if (target) session.select({ containerId: target.containerId, nodeId: target.nodeId })
      handleFile(event, event.dataTransfer)
    }
    const onOver = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const onPaste = (event: ClipboardEvent) => handleFile(event, event.clipboardData)
    root.addEventListener('drop', onDrop)
    root.addEventListener('dragover', onOver)
    window.addEventListener('paste', onPaste)
    return () => {
      root.removeEventListener('drop', onDrop)
      root.removeEventListener('dragover', onOver)
      window.removeEventListener('paste', onPaste)
    }
  }, [root, session])
  if (!file) return null
  return (
    <Dialog title={t('Upload new image')} onClose={() => setFile(undefined)}>
      <UploadForm
        initialFile={file}
        onDone={(picture) => {
          setFile(undefined)
          insertPicture(session, picture)
        }}
      />
    </Dialog>
  )
}

/** Sets the image field of the selected module; when it has none, inserts an image module below it. */
function insertPicture(session: EditorSession, picture: PictureSource): void {
  session.addPicture(picture.id, picture)
  const { selected, documents } = session.getState()
  const node =
    selected && documents[selected.containerId] ? locate(documents[selected.containerId] as never, selected.nodeId)?.node : undefined
  const field = node && pictureFieldOf(node)
  if (selected && node && field) session.apply(selected.containerId, [{ type: 'update', id: node.id, data: { [field]: picture.id } }])
  else
    insertNodes(session, [
      {
        id: newNodeId(),
        type: 'image',
        version: definitionOf('image')?.version ?? 1,
        data: { ...definitionOf('image')?.defaults(), image: picture.id },
      },
    ])
}

function pictureFieldOf(node: ContentNode): string | undefined {
  return Object.entries(definitionOf(node.type)?.fields ?? {}).find(([, form]) => form.kind === 'media' && !form.accept)?.[0]
}
