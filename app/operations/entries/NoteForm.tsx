import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { EntrySummary } from '../../forms/index.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { ApiError, request } from '../../staff-ui/api-client.ts'
import { TextArea } from '../../staff-ui/inputs/TextArea.tsx'
import form from '../../staff-ui/screen.module.css'
import { failureText } from '../../staff-ui/use-action.ts'
import styles from './entries.module.css'
import { useKeptText } from './use-kept-text.ts'

/** The note about an entry, which only staff read. */
export function NoteForm({ entry, mayWrite }: { entry: EntrySummary; mayWrite: boolean }) {
  const { written, outcome, theirs, save } = useNote(entry)
  if (!mayWrite)
    return (
      entry.note.text && (
        <section aria-label={t('Internal note')} className={styles.answers}>
          <h3>{t('Internal note')}</h3>
          <p className={styles.written}>{entry.note.text}</p>
        </section>
      )
    )
  return (
    <form
      className={styles.writing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className={form.fields}>
        <TextArea
          label={t('Internal note')}
          help={t('Only your colleagues who work with entries read it.')}
          rows={3}
          value={written.text}
          onChange={written.write}
          error={outcome.failure || undefined}
        />
      </div>
      {theirs !== null && (
        <div className={styles.theirs}>
          <h3>{t('It says now')}</h3>
          <p className={styles.written}>{theirs || t('Nothing: the note is empty.')}</p>
        </div>
      )}
      <div className={form.actions}>
        <button type="submit" className={form.second} aria-disabled={!written.isOwn}>
          {t('Save note')}
        </button>
      </div>
      <p role="status" className={form.ok}>
        {outcome.done}
      </p>
    </form>
  )
}

function useNote({ id, note }: EntrySummary) {
  const { revalidate } = useRevalidator()
  const written = useKeptText(`entry/${id}/note`, note.text)
  // The version that the writer has read: the list may be read anew while they write, and that is not reading it.
  const read = useKeptText(`entry/${id}/note-version`, String(note.version))
  const [outcome, setOutcome] = useState({ failure: '', done: '' })
  const [theirs, setTheirs] = useState<string | null>(null)
  function write(text: string) {
    if (!written.isOwn) read.write(String(note.version))
    written.write(text)
  }
  async function save() {
    if (!written.isOwn) return
    try {
      await request('PATCH', `/api/admin/entries/${id}`, { note: { text: written.text, base: Number(read.text) } })
      await revalidate()
      for (const kept of [written, read]) kept.forget()
      setTheirs(null)
      setOutcome({ failure: '', done: t('The note is saved.') })
    } catch (error) {
      setOutcome({ failure: failureText(error), done: '' })
      if (!(error instanceof ApiError) || error.problem.code !== 'conflict') return
      const now = error.problem.theirs as EntrySummary['note']
      setTheirs(now.text)
      read.write(String(now.version))
    }
  }
  return { written: { ...written, write }, outcome, theirs, save }
}
