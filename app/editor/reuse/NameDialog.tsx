import { type FormEvent, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError } from '../../staff-ui/api-client.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import { NO_PASSWORD_MANAGER } from '../../ui/no-autofill.ts'

const MAX_NAME_LENGTH = 200

type Props = {
  title: string
  explanation: string
  initial?: string
  /** @throws ApiError, whose message is shown */
  onSave: (name: string) => Promise<void>
  onClose: () => void
}

/** Asks for the name of a shared part or a template. */
export function NameDialog({ title, explanation, initial = '', onSave, onClose }: Props) {
  const [name, setName] = useState(initial)
  const [error, setError] = useState('')
  const [isSaving, setSaving] = useState(false)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setSaving(true)
    try {
      await onSave(name.trim())
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
      setSaving(false)
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={submit}>
        <p className={forms.hint}>{explanation}</p>
        <label className={forms.field}>
          <span>{t('Name')}</span>
          <input
            {...NO_PASSWORD_MANAGER}
            type="text"
            required
            maxLength={MAX_NAME_LENGTH}
            value={name}
            data-starts-here
            // What is typed replaces the name that is proposed.
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {error && (
          <p role="alert" className={forms.error}>
            {error}
          </p>
        )}
        <div className={forms.buttons}>
          <button type="submit" className={forms.action} disabled={isSaving || name.trim() === ''}>
            {t('Save')}
          </button>
          <button type="button" className={forms.second} onClick={onClose}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

function messageOf(failure: unknown): string {
  const problem = failure instanceof ApiError ? failure.problem : {}
  const [first] = Object.values(problem.errors ?? {}).flat()
  return [problem.detail, first].filter(Boolean).join(' ') || failureText(failure)
}
