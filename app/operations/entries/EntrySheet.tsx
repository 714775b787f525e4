import { useState } from 'react'
import type { EntrySummary } from '../../forms/index.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { DeleteDialog } from '../../staff-ui/DeleteDialog.tsx'
import { Icon } from '../../staff-ui/Icon.tsx'
import { Sheet } from '../../staff-ui/Sheet.tsx'
import form from '../../staff-ui/screen.module.css'
import { useAction } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Answers } from './Answers.tsx'
import styles from './entries.module.css'
import { NoteForm } from './NoteForm.tsx'
import { ENTRY_STATE_LABELS } from './state-labels.ts'

type Props = {
  entry: EntrySummary
  mayWrite: boolean
  mayDelete: boolean
  ownAddress: string
  isMailing: boolean
  onClose: () => void
}

/** One entry: what was written, what was answered, a note for colleagues, and whether it is done. */
export function EntrySheet({ entry, mayWrite, mayDelete, ownAddress, isMailing, onClose }: Props) {
  const format = useDateFormat()
  return (
    <Sheet title={t('{form}, entry {n}', { form: entry.form.title, n: entry.id })} onClose={onClose} className={styles.sheet} isTall>
      <p className={styles.quiet}>{format.dateTime(entry.createdAt)}</p>
      <EntryStatus entry={entry} mayWrite={mayWrite} />
      <dl className={styles.facts}>
        {entry.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {entry.files.length > 0 && (
        <ul className={styles.files}>
          {entry.files.map(({ id, filename }) => (
            <li key={id}>
              <a href={`/api/forms-uploads/${id}`} download>
                {filename}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Answers answers={entry.answers} />
      {mayWrite && <AnswerForm entry={entry} ownAddress={ownAddress} isMailing={isMailing} />}
      <NoteForm entry={entry} mayWrite={mayWrite} />
      {mayDelete && <Deletion entry={entry} onClose={onClose} />}
    </Sheet>
  )
}

function EntryStatus({ entry: { id, state, done, isConfirmed, isDoubtful }, mayWrite }: { entry: EntrySummary; mayWrite: boolean }) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  const isDone = state === 'done'
  return (
    <div className={styles.status}>
      <span className={styles.pill} data-state={state}>
        {t(ENTRY_STATE_LABELS[state])}
      </span>
      {done && <span className={styles.quiet}>{[done.by, format.dateTime(done.at)].filter(Boolean).join(', ')}</span>}
      {isDoubtful && <span className={styles.quiet}>{t('Perhaps sent by a program: a field that nobody sees was filled in.')}</span>}
      {isConfirmed && <span className={styles.quiet}>{t('Address confirmed')}</span>}
      {mayWrite && state !== 'unconfirmed' && (
        <button
          type="button"
          className={form.second}
          onClick={() =>
            act(() => request('PATCH', `/api/admin/entries/${id}`, { isDone: !isDone }), t(isDone ? 'Open again.' : 'Marked as done.'))
          }
        >
          {t(isDone ? 'Open again' : 'Mark as done')}
        </button>
      )}
      <span role="status" className={form.ok}>
        {notice}
      </span>
    </div>
  )
}

function Deletion({ entry: { id }, onClose }: { entry: EntrySummary; onClose: () => void }) {
  const { notice, act } = useAction()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={styles.delete} onClick={() => setAsking(true)}>
        <Icon name="bin" />
        {t('Delete permanently…')}
      </button>
      {isAsking && (
        <DeleteDialog
          title={t('Permanently delete entry {n}', { n: id })}
          failure={notice}
          isFree
          onClose={() => setAsking(false)}
          onDelete={() =>
            act(async () => {
              await request('DELETE', `/api/admin/entries/${id}`)
              onClose()
            }, '')
          }
        >
          <p>
            {t('What was written, its files, the note and the answers are gone for good. The audit log says only that there was an entry.')}
          </p>
        </DeleteDialog>
      )}
    </>
  )
}
