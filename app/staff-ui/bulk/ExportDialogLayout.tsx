import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { Dialog } from '../Dialog.tsx'
import form from '../screen.module.css'
import styles from './ExportDialogLayout.module.css'

type Format = 'csv' | 'json'
type Props = {
  type: TypeDescription
  /** why the export failed, as a sentence */
  failure: string
  onClose: () => void
  /** what is exported */
  children: ReactNode
  /** renders the link or button that exports in a format */
  way: (format: Format, words: string, look: string | undefined) => ReactNode
}

/** The dialog for choosing an export format. */
export function ExportDialogLayout({ type, failure, onClose, children, way }: Props) {
  return (
    <Dialog title={t('Export {name}', { name: t(type.plural) })} onClose={onClose}>
      <div className={styles.export}>
        {children}
        <p className={styles.hint}>{t('Includes all fields, in the order of the list.')}</p>
        <p role="alert" className={form.error}>
          {failure}
        </p>
      </div>
      <div className={form.actions}>
        {way('csv', t('As table (CSV)'), form.action)}
        {way('json', t('As data (JSON)'), form.second)}
      </div>
    </Dialog>
  )
}

/** The URL that exports records of a type. @param query filters and sort order of the list */
export function exportAddress(type: string, format: Format, query: URLSearchParams): string {
  return `/api/admin/${type}/export.${format}${query.size > 0 ? `?${query}` : ''}`
}
