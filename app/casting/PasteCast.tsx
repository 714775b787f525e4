import { useEffect, useRef, useState } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import { request } from '../staff-ui/api-client.ts'
import { Dialog } from '../staff-ui/Dialog.tsx'
import form from '../staff-ui/screen.module.css'
import { failureText } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import { Field } from '../ui/Field.tsx'
import { CopyCast } from './CopyCast.tsx'
import type { CastGridData } from './cast-grid.ts'
import { dayText } from './cell-words.ts'
import { type DecidedRole, decidedRoles, insertedRoles } from './decided-roles.ts'
import styles from './Paste.module.css'
import { PastedRoles } from './PastedRoles.tsx'
import type { CastPreview } from './pasted-cast.ts'
import { pastedTableText } from './pasted-table.ts'
import type { CastGridState } from './use-cast-grid.ts'

type Props = { data: CastGridData; text: string; onInsert: CastGridState['insert']; onClose: () => void }

/** A cast from the clipboard, or of an earlier production: read, looked at, and only then written. */
export function PasteCast({ data, text: pasted, onInsert, onClose }: Props) {
  const format = useDateFormat()
  const [text, setText] = useState(pasted)
  const [preview, setPreview] = useState<CastPreview | null>(null)
  const [roles, setRoles] = useState<DecidedRole[]>([])
  const [failure, setFailure] = useState('')
  const path = `/api/admin/casting/production/${data.production.id}`
  const inserted = insertedRoles(roles)

  async function read(next: string): Promise<void> {
    setText(next)
    setFailure('')
    if (next.trim() === '') return setPreview(null)
    try {
      const answer = await request<CastPreview>('POST', `${path}/preview`, { text: next })
      setPreview(answer)
      setRoles(decidedRoles(answer, data))
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  const isRead = useRef(false)
  useEffect(() => {
    if (isRead.current || pasted === '') return
    isRead.current = true
    void read(pasted)
  })

  async function insert(): Promise<void> {
    setFailure('')
    const failed = await onInsert(inserted, t('{n} roles inserted', { n: inserted.length }))
    if (failed === '') onClose()
    else setFailure(failed)
  }

  return (
    <Dialog title={t('Insert from Word or Excel')} onClose={onClose} width="wide">
      <form
        className={`${form.form} ${form.fields}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (inserted.length > 0) void insert()
        }}
      >
        <Field label={t('Cast as text')} help={t('One role a line: “Role – Name”, “Role: Name” or a table of roles and dates.')}>
          {(control) => (
            <textarea
              {...control}
              data-starts-here
              rows={preview ? 3 : 8}
              value={text}
              onChange={(event) => void read(event.target.value)}
              onPaste={(event) => {
                const table = pastedTableText(event.clipboardData.getData('text/html'))
                if (table === null) return
                event.preventDefault()
                const { selectionStart, selectionEnd } = event.currentTarget
                void read(text.slice(0, selectionStart) + table + text.slice(selectionEnd))
              }}
            />
          )}
        </Field>
        {!preview && <CopyCast productionId={data.production.id} onCopy={(copied) => void read(copied)} />}
        {preview && (
          <>
            <PastedRoles
              data={data}
              preview={preview}
              roles={roles}
              dayOf={(eventId) => dayText(data.events.find(({ id }) => id === eventId)?.startsAt ?? '', format)}
              onChange={(index, role) => setRoles((before) => before.with(index, role))}
            />
            {preview.unread.length > 0 && (
              <div className={styles.unread}>
                <p>{t('Not read as a role:')}</p>
                <ul>
                  {preview.unread.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
            {preview.unknownDates.length > 0 && (
              <p className={form.warning}>{t('No performance, or several: {dates}', { dates: preview.unknownDates.join(', ') })}</p>
            )}
          </>
        )}
        <p role="alert" className={form.error}>
          {failure}
        </p>
        <div className={form.actions}>
          <button type="button" className={form.second} onClick={onClose}>
            {t('Cancel')}
          </button>
          <button type="submit" className={form.action} aria-disabled={inserted.length === 0}>
            {inserted.length > 0 ? t('Insert {n} roles', { n: inserted.length }) : t('Insert|cast')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
