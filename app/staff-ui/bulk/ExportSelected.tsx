import { useState } from 'react'
import { formatCount } from '../../platform/format/count.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { TypeDescription } from '../../records/type-description.ts'
import { downloadResponse } from '../download-response.ts'
import { failureText } from '../use-action.ts'
import { ExportDialogLayout, exportAddress } from './ExportDialogLayout.tsx'

type Props = { type: TypeDescription; ids: number[]; sort: Record<string, string>; onClose: () => void }

/** Exports the selected records. */
export function ExportSelected({ type, ids, sort, onClose }: Props) {
  const [failure, setFailure] = useState('')
  async function save(format: 'csv' | 'json'): Promise<void> {
    setFailure('')
    try {
      await downloadResponse(exportAddress(type.name, format, new URLSearchParams(sort)), { ids }, `${type.name}-auswahl.${format}`)
      onClose()
    } catch (error) {
      setFailure(failureText(error))
    }
  }
  return (
    <ExportDialogLayout
      type={type}
      failure={failure}
      onClose={onClose}
      way={(format, words, look) => (
        <button
          key={format}
          type="button"
          className={look}
          data-starts-here={format === 'csv' || undefined}
          onClick={() => void save(format)}
        >
          {words}
        </button>
      )}
    >
      <p>{t('Selection ({n})', { n: formatCount(ids.length) })}</p>
    </ExportDialogLayout>
  )
}
