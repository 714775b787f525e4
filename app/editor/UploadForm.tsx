import { useEffect, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { Focus } from '../platform/media/picture-use.ts'
import { CallError, call } from './call.ts'
import { FocusPoint } from './FocusPoint.tsx'
import forms from './forms.module.css'
import styles from './UploadForm.module.css'

type Entry = { id: number; picture: PictureSource | null }

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** Taking a picture in: by choosing, dropping or pasting a file; described or marked as decorative; with the point that no crop may lose. */
export function UploadForm({ given, onDone }: { given?: File; onDone: (picture: PictureSource) => void }) {
  const [file, setFile] = useState<File | null>(given ?? null)
  const [alt, setAlt] = useState('')
  const [decorative, setDecorative] = useState(false)
  const [focus, setFocus] = useState(MIDDLE)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  async function send() {
    if (!file) return
    setBusy(true)
    setError('')
    try {
      const picture = await upload({ file, alt, decorative, focus })
      if (picture) onDone(picture)
    } catch (failure) {
      setError(failure instanceof CallError && failure.problem.detail ? failure.problem.detail : t("Unfortunately, that didn't work."))
    }
    setBusy(false)
  }
  return (
    <fieldset
      className={styles.upload}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        setFile(event.dataTransfer.files[0] ?? null)
      }}
      onPaste={(event) => setFile(event.clipboardData.files[0] ?? file)}
    >
      <legend>{t('Upload a new image')}</legend>
      <label className={forms.field}>
        <span>{t('File')}</span>
        <input type="file" accept="image/*" onChange={(event) => setFile(event.target.files?.[0] ?? null)} />
      </label>
      {file && <FocusOfFile file={file} focus={focus} onChange={setFocus} />}
      <label className={forms.field}>
        <span>{t('What the image shows')}</span>
        <input value={alt} onChange={(event) => setAlt(event.target.value)} disabled={decorative} />
      </label>
      <label className={forms.check}>
        <input type="checkbox" checked={decorative} onChange={(event) => setDecorative(event.target.checked)} />
        {t('The image is only decoration')}
      </label>
      {error && (
        <p className={forms.error} role="alert">
          {error}
        </p>
      )}
      <button type="button" className={forms.action} disabled={busy || !file || (!alt.trim() && !decorative)} onClick={send}>
        {t('Upload')}
      </button>
    </fieldset>
  )
}

type Upload = { file: File; alt: string; decorative: boolean; focus: Focus }

async function upload({ file, alt, decorative, focus }: Upload): Promise<PictureSource | null> {
  const body = new FormData()
  body.set('file', file)
  body.set('alt', alt)
  body.set('decorative', String(decorative))
  const entry = await call<Entry>('POST', '/api/media/', body)
  if (focus.x === MIDDLE.x && focus.y === MIDDLE.y) return entry.picture
  const placed = await call<Entry>('PATCH', `/api/media/${entry.id}`, { focalX: focus.x, focalY: focus.y })
  return placed.picture
}

/** The focal point of a picture that is not yet in the library. */
function FocusOfFile({ file, focus, onChange }: { file: File; focus: Focus; onChange: (focus: Focus) => void }) {
  const [address, setAddress] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <FocusPoint address={address} focus={focus} onChange={onChange} /> : null
}
