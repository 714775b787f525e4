import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { ApiError } from '../staff-ui/api-client.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { useLatest } from '../ui/use-latest.ts'
import { uploadFile } from './upload-file.ts'

export type Upload = {
  key: string
  file: File
  alt: string
  isDecorative: boolean
  /** `refused`: rejected for good, whatever its description */
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed' | 'refused'
  /** between 0 and 1 */
  share: number
  error: string
  /** its id in the library, once it is uploaded */
  id: number | null
}

/** What is said once of all files of a delivery. */
export type Delivery = { credit: string; collection: string; rightsUntil: string; rights: string }
export const NOTHING_SAID: Delivery = { credit: '', collection: '', rightsUntil: '', rights: '' }

type UploadResponse = { id: number; is_known?: boolean }

/** Error codes after which a retry is pointless. */
const PERMANENT_ERRORS = ['not_a_known_file', 'not_a_picture', 'picture_too_large', 'file_too_large']

/** Uploads files to the library, one after the other, each with what is said of the whole delivery. */
export function useUploads(delivery: Delivery, onDone: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const [isSending, setSending] = useState(false)
  const latest = useLatest(uploads)
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)))

  function add(files: Iterable<File>): void {
    const added = [...files].map((file) => ({
      key: crypto.randomUUID(),
      file,
      alt: '',
      isDecorative: false,
      state: 'waiting' as const,
      share: 0,
      error: '',
      id: null,
    }))
    setUploads((before) => [...before, ...added])
  }

  /** Uploads each file with its latest description: files may be described or removed while another is uploading. */
  async function sendAll(): Promise<void> {
    if (isSending) return
    setSending(true)
    for (const { key } of uploads) {
      const upload = latest.current.find((queued) => queued.key === key)
      if (upload?.state !== 'waiting' && upload?.state !== 'failed') continue
      if (!isDescribed(upload)) change(upload.key, { state: 'failed', error: t('Describe the image or mark it as decorative.') })
      else await send(upload)
    }
    setSending(false)
    onDone()
  }

  async function send({ key, file, alt, isDecorative }: Upload): Promise<void> {
    change(key, { state: 'sending', share: 0, error: '' })
    const form = new FormData()
    form.set('file', file)
    const { rightsUntil, ...about } = delivery
    for (const [name, value] of Object.entries({ ...about, rights_until: rightsUntil })) if (value.trim()) form.set(name, value)
    if (file.type.startsWith('image/')) {
      form.set('alt', alt)
      form.set('decorative', String(isDecorative))
    }
    try {
      const progress = (share: number) => change(key, { share })
      const response = await uploadFile<UploadResponse>({ method: 'POST', path: '/api/media/', form }, progress)
      change(key, uploadedState(response))
    } catch (error) {
      const isRefused = error instanceof ApiError && PERMANENT_ERRORS.includes(String(error.problem.code))
      change(key, { state: isRefused ? 'refused' : 'failed', error: failureText(error) })
    }
  }

  const remove = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key))
  return { uploads, isSending, add, change, sendAll, remove }
}

function uploadedState({ id, is_known }: UploadResponse): Partial<Upload> {
  return { state: is_known ? 'known' : 'done', share: 1, id }
}

function isDescribed({ file, alt, isDecorative }: Upload): boolean {
  return !file.type.startsWith('image/') || isDecorative || alt.trim() !== ''
}
