import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { EntryFilters, EntrySummary } from '../../forms/index.server.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { request } from '../../staff-ui/api-client.ts'
import { PageHeader } from '../../staff-ui/PageHeader.tsx'
import form from '../../staff-ui/screen.module.css'
import { FilterForm } from '../../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../../staff-ui/table/ListTable.tsx'
import { useAction } from '../../staff-ui/use-action.ts'
import { useDateFormat } from '../../staff-ui/use-date-format.ts'
import { useOpened } from '../../staff-ui/use-opened.ts'
import { EntrySheet } from './EntrySheet.tsx'
import styles from './entries.module.css'
import { ENTRY_STATE_LABELS } from './state-labels.ts'

type Props = {
  entries: EntrySummary[]
  forms: { id: number; title: string }[]
  filters: EntryFilters
  /** the entry whose sheet is open */
  opened: EntrySummary | undefined
  next: string | null
  mayWrite: boolean
  mayDelete: boolean
  /** the address to which answers to answers go */
  ownAddress: string
  /** whether emails leave the house */
  isMailing: boolean
}

/** The entries of all forms, and beside them the one that is being dealt with. */
export function FormEntries(props: Props) {
  const { entries, forms, filters, opened, next, mayWrite } = props
  const { formId, state, q } = filters
  const format = useDateFormat()
  const { notice, act } = useAction()
  const [doneLast, setDoneLast] = useState<EntrySummary | null>(null)
  const { addressOf, close } = useOpened()
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const narrowed = new URLSearchParams({
    ...(formId ? { form: String(formId) } : {}),
    ...(state ? { state } : {}),
    ...(q ? { q } : {}),
  }).toString()
  return (
    <>
      <PageHeader title={t('Form entries')} notice={notice}>
        {/* Under *Open* an entry that is done stands no longer in the list. */}
        {doneLast && (
          <button
            type="button"
            className={form.quiet}
            onClick={() =>
              act(async () => {
                await request('PATCH', `/api/admin/entries/${doneLast.id}`, { isDone: false })
                setDoneLast(null)
              }, t('Open again.'))
            }
          >
            {t('Open again: {name}', { name: nameOf(doneLast) })}
          </button>
        )}
        <a className={form.second} href={`/api/admin/entries/export.xlsx${narrowed && `?${narrowed}`}`} download>
          {t('As table (Excel)')}
        </a>
        <a className={form.second} href={`/api/admin/entries/export.csv${narrowed && `?${narrowed}`}`} download>
          {t('As table (CSV)')}
        </a>
      </PageHeader>
      <FilterForm
        filters={[
          { kind: 'text', name: 'q', label: t('Search'), value: q },
          {
            ...{ kind: 'select', name: 'state', label: t('State'), value: state ?? '' },
            options: Object.entries(ENTRY_STATE_LABELS).map(([value, label]) => ({ value, label: t(label) })),
          },
          {
            ...{ kind: 'select', name: 'form', label: t('Form'), value: String(formId ?? '') },
            options: forms.map(({ id, title }) => ({ value: String(id), label: title })),
          },
        ]}
      />
      <ListTable
        head={[t('Content'), t('Form'), t('When'), t('State')]}
        empty={t(narrowed ? 'No results for this search.' : 'No entries yet.')}
        next={next}
        rows={entries.map((entry) => ({
          key: entry.id,
          cells: [
            <Link key="open" to={addressOf(entry.id)} preventScrollReset aria-current={opened?.id === entry.id || undefined}>
              {nameOf(entry)}
            </Link>,
            entry.form.title,
            format.dateTime(entry.createdAt),
            <EntryStatePill key="state" entry={entry} />,
          ],
          actions: mayWrite && entry.state === 'open' && (
            <button
              type="button"
              className={form.second}
              aria-label={`${t('Done|entry')}: ${nameOf(entry)}`}
              onClick={() =>
                act(async () => {
                  await request('PATCH', `/api/admin/entries/${entry.id}`, { isDone: true })
                  setDoneLast(entry)
                }, t('Marked as done.'))
              }
            >
              {t('Done|entry')}
            </button>
          ),
        }))}
      />
      {isInBrowser && opened && <EntrySheet key={opened.id} {...props} entry={opened} onClose={close} />}
    </>
  )
}

/** The first thing that was answered names an entry: mostly who wrote. */
function nameOf({ id, facts }: EntrySummary): string {
  return facts[0]?.value || t('Entry {n}', { n: id })
}

function EntryStatePill({ entry: { state, answers, isDoubtful } }: { entry: EntrySummary }) {
  return (
    <span className={styles.states}>
      <span className={styles.pill} data-state={state}>
        {t(ENTRY_STATE_LABELS[state])}
      </span>
      {isDoubtful && <small>{t('perhaps a program')}</small>}
      {answers.length > 0 && <small>{t('answered')}</small>}
    </span>
  )
}
