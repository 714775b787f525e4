import { useEffect, useRef } from 'react'
import { t } from '../platform/i18n/i18n.ts'
import form from '../staff-ui/screen.module.css'
import { Table } from '../staff-ui/table/Table.tsx'
import { HiddenLinesNote } from './HiddenLinesNote.tsx'
import styles from './import.module.css'
import { RepairableLine } from './RepairableLine.tsx'
import { useRejectedRows } from './use-rejected-rows.ts'

type Props = {
  id: number
  fileName: string
  /** whether somebody has asked for it just now; after an import it only appears */
  isAsked: boolean
  onClose: () => void
}

/** The rows that an import has rejected: each is corrected in place and becomes part of the import. */
export function RejectedOfImport({ id, fileName, isAsked, onClose }: Props) {
  const { view, notice, repair } = useRejectedRows(id)
  const section = useRef<HTMLElement>(null)
  const count = view?.count ?? 0
  useEffect(() => {
    if (isAsked) section.current?.focus()
  }, [isAsked])
  // A corrected row disappears with its form, which had the focus.
  useEffect(() => {
    if (count >= 0 && document.activeElement === document.body) section.current?.focus()
  }, [count])
  const title = t('Rejected rows of “{name}”', { name: fileName || t('Import') })
  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      <h2 className={styles.summary}>{title}</h2>
      <p role="status" className={form.ok}>
        {notice}
      </p>
      {view && view.rows.length > 0 && (
        <>
          <p>{t('What you correct becomes part of this import, and is undone with it.')}</p>
          <Table
            head={[t('Row'), t('Performance'), t('Details')]}
            empty=""
            rows={view.rows.map((row) => ({
              key: row.key,
              cells: [
                row.line,
                row.title,
                <RepairableLine key="details" line={row} rooms={view.rooms} onRepair={(cells) => repair([{ key: row.key, cells }])} />,
              ],
            }))}
          />
          <HiddenLinesNote count={view.count - view.rows.length} />
        </>
      )}
      <div className={form.actions}>
        {view && view.rows.length > 0 && (
          <>
            <button
              type="button"
              className={form.second}
              onClick={() => void repair(view.rows.map(({ key }) => ({ key }))).catch(() => {})}
            >
              {t('Try all again')}
            </button>
            <a className={form.second} href={`/api/admin/import/${id}/rejected.csv`} download>
              {t('Download rejected rows of “{name}” (CSV)', { name: fileName || t('Import') })}
            </a>
          </>
        )}
        <button type="button" className={form.quiet} onClick={onClose}>
          {t('Close')}
        </button>
      </div>
    </section>
  )
}
