import { useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import type { Differing } from '../platform/media/upload.ts'
import { ApiError, request } from '../staff-ui/api-client.ts'
import { type LookedInto, lookIntoFile } from '../staff-ui/media-picker/look-into-file.ts'
import { failureText } from '../staff-ui/use-action.ts'
import { useLatest } from '../ui/use-latest.ts'
import type { OwnDetails } from './OwnDetails.tsx'
import { uploadFile } from './upload-file.ts'

export type Upload = {
  key: string
  file: File
  isPicture: boolean
  alt: string
  isDecorative: boolean
  /** what the file says of itself, beside its description */
  own: OwnDetails
  /** its own description, as long as nobody has written another */
  isAltFromFile: boolean
  /** `refused`: rejected for good, whatever its description */
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed' | 'refused'
  /** between 0 and 1 */
  share: number
  error: string
  /** its id in the library, once it is uploaded */
  id: number | null
  /** what the library says of a file that it had already, where something else was said now */
  differing: Differing
}

/** What is said once of all files of a delivery. */
export type Delivery = { credit: string; collection: string; rightsUntil: string; rights: string }
export const NOTHING_SAID: Delivery = { credit: '', collection: '', rightsUntil: '', rights: '' }

type UploadResponse = { id: number; is_known?: boolean; differing?: Differing }

/** The fields of the call that are named otherwise there. */
const FIELDS: Record<string, string> = { rightsUntil: 'rights_until' }

/** Error codes after which a retry is pointless. */
const PERMANENT_ERRORS = [
  ...['not_a_known_file', 'not_a_picture', 'picture_too_large', 'too_many_pixels', 'picture_too_tall', 'file_too_large'],
  ...['film_rarely_plays', 'file_locked'],
]

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
      isPicture: file.type.startsWith('image/'),
      alt: '',
      isDecorative: false,
      own: {},
      isAltFromFile: false,
      state: 'waiting' as const,
      share: 0,
      error: '',
      id: null,
      differing: {},
    }))
    setUploads((before) => [...before, ...added])
    void lookInto(added)
  }

  /** Looks into files, one after the other: their fields are filled in unless somebody was faster. */
  async function lookInto(added: Pick<Upload, 'key' | 'file'>[]): Promise<void> {
    for (const { key, file } of added) {
      const seen = await lookIntoFile(file)
      setUploads((before) => before.map((upload) => (upload.key === key ? withSeen(upload, seen) : upload)))
    }
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

  async function send({ key, file, isPicture, alt, isDecorative, own }: Upload): Promise<void> {
    change(key, { state: 'sending', share: 0, error: '' })
    const form = new FormData()
    form.set('file', file)
    for (const [name, value] of Object.entries(delivery)) if (value.trim()) form.set(FIELDS[name] ?? name, value)
    // What was emptied stays empty: the file would else be asked again.
    for (const [name, value] of Object.entries(own)) form.set(FIELDS[name] ?? name, value)
    if (isPicture) {
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

  /** Says of a file that the library had already what was said of it now. */
  async function takeOver({ key, id, differing }: Upload): Promise<void> {
    const said = Object.entries(differing).map(([name, { said }]) => [name, said])
    try {
      await request('PATCH', `/api/media/${id}`, Object.fromEntries(said))
      change(key, { state: 'done', differing: {}, error: '' })
    } catch (error) {
      change(key, { error: failureText(error) })
    }
    onDone()
  }

  const remove = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key))
  return { uploads, isSending, add, change, sendAll, takeOver, remove }
}

function uploadedState({ id, is_known, differing = {} }: UploadResponse): Partial<Upload> {
  return { state: is_known ? 'known' : 'done', share: 1, id, differing }
}

/** A file with what was seen in it; one that is on its way already is judged by the library. */
function withSeen(upload: Upload, { isPicture, refusal, particulars: { alt = '', credit, rights, rightsUntil } }: LookedInto): Upload {
  if (upload.state !== 'waiting' && upload.state !== 'failed') return upload
  if (refusal) return { ...upload, isPicture, state: 'refused', error: refusal }
  const own = { ...(credit && { credit }), ...(rights && { rights }), ...(rightsUntil && { rightsUntil }) }
  const isProposed = upload.alt === '' && alt !== ''
  return { ...upload, isPicture, own, alt: isProposed ? alt : upload.alt, isAltFromFile: isProposed }
}

function isDescribed({ isPicture, alt, isDecorative }: Upload): boolean {
  return !isPicture || isDecorative || alt.trim() !== ''
}
