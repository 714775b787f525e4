import { useEffect, useState } from 'react'
import { type ContentNode, locate, newNodeId } from '../content/index.ts'
import { definitionOf } from '../modules/definitions.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import { UploadForm } from '../staff-ui/media-picker/UploadForm.tsx'
import { copiedImages, imageFilesIn } from './clipboard/image-file.ts'
import { insertNodes } from './insert-modules.ts'
import { targetAt } from './overlay/targets.ts'
import { useSessionState } from './session/current-session.ts'
import type { AskedPicture } from './session/editor-state.ts'
import type { EditorSession } from './session/session.ts'

/** Uploads images dropped or pasted onto the page, after asking for a description of each, and inserts them. */
export function DroppedPicture({ root, session }: { root: HTMLElement; session: EditorSession }) {
  const { askedPictures } = useSessionState(session, 'askedPictures')
  /** another file in place of the one that was asked about */
  const [instead, setInstead] = useState<{ of: AskedPicture; file: File | null }>()
  useEffect(() => {
    function askFor(event: Event, files: File[]) {
      if (files.length === 0 || event.defaultPrevented || document.querySelector('dialog:modal')) return
      event.preventDefault()
      for (const [index, file] of files.entries())
        session.askForPicture({ file, alt: '', onDone: (picture) => insertPicture(session, picture, index > 0), onCancel: () => {} })
    }
    const onDrop = (event: DragEvent) => {
      const target = targetAt(event.target)
      if (target) session.select({ containerId: target.containerId, nodeId: target.nodeId })
      askFor(event, imageFilesIn(event.dataTransfer))
    }
    const onOver = (event: DragEvent) => event.dataTransfer?.types.includes('Files') && event.preventDefault()
    const onPaste = (event: ClipboardEvent) => askFor(event, copiedImages(event.clipboardData))
    root.addEventListener('drop', onDrop)
    root.addEventListener('dragover', onOver)
    window.addEventListener('paste', onPaste)
    return () => {
      root.removeEventListener('drop', onDrop)
      root.removeEventListener('dragover', onOver)
      window.removeEventListener('paste', onPaste)
    }
  }, [root, session])
  const [asked, ...others] = askedPictures
  if (!asked) return null
  const take = (file: File | null) => setInstead({ of: asked, file })
  const title = others.length > 0 ? t('Upload new image, {n} more to come', { n: others.length }) : t('Upload new image')
  return (
    <Dialog
      title={title}
      onFiles={([file]) => take(file ?? null)}
      onClose={() => {
        session.answerPicture(asked)
        asked.onCancel()
      }}
    >
      <UploadForm
        key={askedPictures.length}
        file={instead?.of === asked ? instead.file : asked.file}
        onFile={take}
        initialAlt={asked.alt}
        onDone={(picture) => {
          session.answerPicture(asked)
          asked.onDone(picture)
        }}
      />
    </Dialog>
  )
}

/** Sets the image field of the selected module; when it has none, or beside another picture, inserts an image module below it. */
function insertPicture(session: EditorSession, picture: PictureSource, isFurther: boolean): void {
  session.addPicture(picture.id, picture)
  const { selected, documents } = session.getState()
  const node =
    selected && documents[selected.containerId] ? locate(documents[selected.containerId] as never, selected.nodeId)?.node : undefined
  const field = node && pictureFieldOf(node)
  if (selected && node && field && !isFurther)
    session.apply(selected.containerId, [{ type: 'update', id: node.id, data: { [field]: picture.id } }])
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
