import { useState } from 'react'
import type { MissingReference } from '../../content/page-file/page-file.ts'
import type { PageSettings } from '../../content/page-schema.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { chooseAgain } from '../../staff-ui/choose-again.ts'
import { Dialog } from '../../staff-ui/Dialog.tsx'
import forms from '../../staff-ui/forms.module.css'
import { failureText } from '../../staff-ui/use-action.ts'

type Imported = { page: PageSettings; missing: MissingReference[] }

/** Makes a new offline page of a file that *Export page* has made, and says what it refers to and is not here. */
export default function ImportPage({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Imported>()
  const [failure, setFailure] = useState('')
  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    setFailure('')
    setMade(undefined)
    try {
      setMade(await request<Imported>('POST', '/de/pageeditor-api/pages/file', JSON.parse(await file.text())))
    } catch (error) {
      setFailure(error instanceof SyntaxError ? t('This file holds no page that can be read here.') : failureText(error))
    }
  }
  return (
    <Dialog title={t('Import page')} onClose={onClose}>
      <label className={forms.field}>
        <span>{t('File of a page (.page.json)')}</span>
        <input {...chooseAgain} type="file" accept=".json,application/json" onChange={(event) => void read(event.target.files?.[0])} />
      </label>
      {failure && (
        <p role="alert" className={forms.error}>
          {failure}
        </p>
      )}
      <div role="status">{made && <Report {...made} />}</div>
    </Dialog>
  )
}

function Report({ page, missing }: Imported) {
  return (
    <>
      <p>
        {t('It is now a new page, offline, with its modules as a draft:')} <a href={`${page.url}?edit`}>{page.title}</a>
      </p>
      {missing.length > 0 && (
        <>
          <p>{t('Not here, and therefore left out:')}</p>
          <ul>
            {missing.map(({ kind, label }) => (
              <li key={`${kind}${label}`}>{label}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
