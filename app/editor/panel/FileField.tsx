import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { FileKind } from '../../platform/media/file-kinds.ts'
import type { FileSource } from '../../platform/media/file-source.ts'
import { request } from '../../staff-ui/api-client.ts'
import { chooseAgain } from '../../staff-ui/choose-again.ts'
import forms from '../../staff-ui/forms.module.css'
import type { LabelProps } from '../../staff-ui/inputs/input-props.ts'
import { LoadFailed } from '../../staff-ui/LoadFailed.tsx'
import { failureText } from '../../staff-ui/use-action.ts'
import { ChoiceGroup } from '../../ui/Field.tsx'
import { withCurrent } from './current-option.ts'

type Entry = { id: number; filename: string; file: FileSource | null }
type Props = LabelProps & { kind: FileKind; value: unknown; onChange: (id: number | null) => void }

const ACCEPTED: Record<FileKind, string> = { video: '.mp4,.webm', audio: '.mp3,.m4a,.ogg,.opus,.wav', document: '.pdf', captions: '.vtt' }
const FILES_SHOWN = 100

/** A video, audio, captions or document file of the media library, or a new upload. */
export function FileField({ label, help, error: fieldError, kind, value, onChange }: Props) {
  const [entries, setEntries] = useState<Entry[]>([])
  const [isWhole, setWhole] = useState(false)
  const [failure, setFailure] = useState<{ tryAgain: () => void }>()
  const [error, setError] = useState('')
  const errorId = useId()
  useEffect(() => {
    const load = () => {
      setFailure(undefined)
      request<{ results: Entry[]; next: string | null }>('GET', `/api/media/?kind=${kind}&page_size=${FILES_SHOWN}`).then(
        ({ results, next }) => {
          setEntries(results)
          setWhole(next === null)
        },
        () => setFailure({ tryAgain: load }),
      )
    }
    load()
  }, [kind])
  const chosen = typeof value === 'number' ? value : null
  const options = withCurrent(
    entries.map(({ id, filename }) => ({ value: id, label: filename })),
    chosen,
    isWhole,
  )
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? []
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    setError('')
    try {
      const entry = await request<Entry>('POST', '/api/media/', body)
      setEntries((before) => [entry, ...before.filter(({ id }) => id !== entry.id)])
      onChange(entry.id)
    } catch (failure) {
      setError(failureText(failure))
    }
  }
  return (
    <ChoiceGroup label={label} help={help} error={fieldError}>
      <select
        aria-label={label}
        value={String(chosen ?? '')}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
      >
        <option value="">{t('None selected')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {failure && <LoadFailed text={t('The files could not be loaded.')} tryAgain={failure.tryAgain} />}
      <input
        {...chooseAgain}
        type="file"
        aria-label={t('Upload')}
        accept={ACCEPTED[kind]}
        onChange={take}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <p id={errorId} className={forms.error} role="alert">
          {error}
        </p>
      )}
    </ChoiceGroup>
  )
}
