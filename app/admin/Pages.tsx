import type { DateFormat } from '../platform/format/date-format.ts'
import { t } from '../platform/i18n/i18n.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import { describeStatus } from '../staff-ui/page-status.ts'
import form from '../staff-ui/screen.module.css'
import { FilterForm, type ListFilter } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { useDateFormat } from '../staff-ui/use-date-format.ts'
import type { PageListQuery, readPageList } from './page-list.server.ts'

type Page = Awaited<ReturnType<typeof readPageList>>[number]

/** The list of pages; each is edited on the site itself. */
export function Pages({ pages, query }: { pages: Page[]; query: PageListQuery }) {
  const format = useDateFormat()
  return (
    <>
      <PageHeader
        title={t('Pages')}
        lead={t('Pages are edited on the page itself. You can also create new ones there under “Page”, “All pages”.')}
      />
      <FilterForm filters={narrowings(query)} />
      <ListTable
        head={[t('Page'), t('State'), t('Shown in'), t('Last changed')]}
        empty={t('No results for this search.')}
        rows={pages.map((page) => ({
          key: page.id,
          cells: [titleOf(page), stateOf(page, format), placesOf(page), format.dateTime(page.updatedAt)],
          actions: (
            <a className={form.second} href={`${page.url}?edit`} aria-label={`${t('Edit page')}: ${page.title}`}>
              {t('Edit page')}
            </a>
          ),
        }))}
      />
    </>
  )
}

function titleOf({ url, title }: Page) {
  return (
    <>
      <a href={url}>{title}</a> <small>{url}</small>
    </>
  )
}

function stateOf({ status, hasDraft }: Page, format: DateFormat): string {
  return describeStatus(status, format, hasDraft)
}

function placesOf({ inMenu, inFooter }: Page): string {
  return [...(inMenu ? [t('Main menu')] : []), ...(inFooter ? [t('Footer')] : [])].join(', ') || '–'
}

const STATES: [state: string, label: Label][] = [
  ['online', 'Online'],
  ['scheduled', 'Scheduled|page'],
  ['offline', 'Offline'],
  ['draft', 'with draft'],
]
const PLACES: [place: string, label: Label][] = [
  ['menu', 'Main menu'],
  ['footer', 'Footer'],
]

function narrowings({ q, state, place }: PageListQuery): ListFilter[] {
  const offered = (choices: typeof STATES) => choices.map(([value, label]) => ({ value, label: t(label) }))
  return [
    { kind: 'text', name: 'q', label: t('Search'), value: q },
    { kind: 'select', name: 'state', label: t('State'), value: state, options: offered(STATES) },
    { kind: 'select', name: 'place', label: t('Shown in'), value: place, options: offered(PLACES) },
  ]
}
