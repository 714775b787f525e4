import type { EntrySummary } from '../forms/index.server.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { request } from '../staff-ui/api-client.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import form from '../staff-ui/screen.module.css'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useAction } from '../staff-ui/use-action.ts'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import styles from './operations.module.css'

const STATES: Record<EntrySummary['state'], Label> = {
  received: 'Received',
  unconfirmed: 'Not confirmed yet',
  confirmed: 'Confirmed',
}

type Props = {
  entries: EntrySummary[]
  forms: { id: number; title: string }[]
  formId: number | undefined
  next: string | null
  mayDelete: boolean
}

/** The entries of all forms. */
export function FormEntries({ entries, forms, formId, next, mayDelete }: Props) {
  const format = useDateFormat()
  const { notice, act } = useAction()
  return (
    <>
      <PageHeader title={t('Form entries')} notice={notice}>
        <a className={form.second} href={`/api/admin/entries/export.csv${formId ? `?form=${formId}` : ''}`} download>
          {t('As table (CSV)')}
        </a>
      </PageHeader>
      <FilterForm
        filters={[
          {
            kind: 'select',
            name: 'form',
            label: t('Form'),
            value: String(formId ?? ''),
            options: forms.map(({ id, title }) => ({ value: String(id), label: title })),
          },
        ]}
      />
      <ListTable
        head={[t('Form'), t('When'), t('State'), t('Content')]}
        empty={t('No entries yet.')}
        next={next}
        rows={entries.map((entry) => ({
          key: entry.id,
          cells: [entry.form.title, format.dateTime(entry.createdAt), t(STATES[entry.state]), formatFacts(entry)],
          actions: mayDelete && (
            <button
              type="button"
              className={form.second}
              aria-label={t('Permanently delete entry {n}', { n: entry.id })}
              onClick={() => act(() => request('DELETE', `/api/admin/entries/${entry.id}`), t('Entry permanently deleted.'))}
            >
              {t('Delete')}
            </button>
          ),
        }))}
      />
    </>
  )
}

function formatFacts({ facts, files }: EntrySummary) {
  return (
    <details className={styles.more}>
      <summary>{facts[0]?.value || t('Show entry')}</summary>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {files.map(({ id, filename }) => (
        <a key={id} href={`/api/forms-uploads/${id}`} download>
          {filename}
        </a>
      ))}
    </details>
  )
}
