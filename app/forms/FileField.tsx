import { useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { Field } from '../ui/Field.tsx'
import { MAX_UPLOAD_MB } from './constants.ts'
import styles from './FormView.module.css'
import { sendFile } from './send-entry.ts'
import { ACCEPTED_FILES } from './upload-kinds.ts'

type Uploaded = { id: string; name: string }

type Props = {
  id: string
  slug: string
  label: string
  help: string | undefined
  error: string | undefined
  optional: boolean
  /** a file that is uploaded already */
  uploaded: Uploaded | undefined
  onUpload: (work: Promise<unknown>) => void
}

/** A file field: uploads the file when it is chosen, and submits its id with the entry (FORM-32). Without JavaScript the file is part of the POST. */
export function FileField({ id, slug, label, help, error, optional, uploaded, onUpload }: Props) {
  const [file, setFile] = useState(uploaded)
  const [state, setState] = useState({ isSending: false, failure: '' })
  const input = useRef<HTMLInputElement>(null)
  const wasRemoved = useRef(false)

  async function choose(field: HTMLInputElement) {
    const chosen = field.files?.[0]
    if (!chosen) return
    setFile(undefined)
    setState({ isSending: true, failure: '' })
    const work = chosen.size > MAX_UPLOAD_MB * 1024 * 1024 ? Promise.reject(new Error(tooLarge())) : sendFile(chosen)
    onUpload(work)
    try {
      setFile(await work)
      setState({ isSending: false, failure: '' })
    } catch (failure) {
      setState({ isSending: false, failure: failure instanceof Error ? failure.message : t("Unfortunately, that didn't work.") })
    }
    // The entry is submitted with the id of the upload, not with the file again.
    field.value = ''
  }

  function remove() {
    wasRemoved.current = true
    setFile(undefined)
  }

  // A file may have been chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (input.current) void choose(input.current)
  }, [])

  // The button is removed with the file; the focus moves to the input.
  useEffect(() => {
    if (wasRemoved.current && !file) input.current?.focus()
    wasRemoved.current = false
  }, [file])

  const about = { id, label, help: [help, t('Up to {n} MB.', { n: MAX_UPLOAD_MB })].filter(Boolean).join(' '), optional }
  return (
    <Field {...about} error={state.failure || error}>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            accept={ACCEPTED_FILES}
            name={slug}
            hidden={file !== undefined}
            onChange={({ currentTarget }) => choose(currentTarget)}
          />
          <p role="status" className={styles.file}>
            {state.isSending && t('Uploading…')}
            {file && (
              <>
                <span>{file.name}</span>
                <button type="button" onClick={remove}>
                  {t('Remove file')}
                </button>
              </>
            )}
          </p>
          {file && <input type="hidden" name={slug} value={file.id} />}
          {file && <input type="hidden" name={`${slug}.name`} value={file.name} />}
        </>
      )}
    </Field>
  )
}

function tooLarge(): string {
  return t('This file is too large (maximum {n} MB).', { n: MAX_UPLOAD_MB })
}
