import { writtenMoment } from '../platform/format/wall-clock.ts'
import { t } from '../platform/i18n/i18n.ts'
import form from './form/form.module.css'
import { ListTable } from './list/ListTable.tsx'
import { ScreenHead } from './list/ScreenHead.tsx'
import type { readPageList } from './page-list.server.ts'

type Page = Awaited<ReturnType<typeof readPageList>>[number]

/** All pages; each is edited on the page itself. */
export function Pages({ pages }: { pages: Page[] }) {
  return (
    <>
      <ScreenHead
        title={t('Pages')}
        lead={t('A page is edited on the page itself. New ones are made there too, under “Page”, “All pages”.')}
      />
      <ListTable
        head={[t('Page'), t('State'), t('Stands in'), t('Last change')]}
        empty={t('There is nothing here yet.')}
        rows={pages.map((page) => ({
          key: page.id,
          cells: [titleOf(page), stateOf(page), placesOf(page), writtenMoment(page.updatedAt)],
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

function stateOf({ isOnline, hasDraft }: Page): string {
  return [isOnline ? t('Online') : t('Offline'), ...(hasDraft ? [t('has a draft')] : [])].join(', ')
}

function placesOf({ inMenu, inFooter }: Page): string {
  return [...(inMenu ? [t('Main menu')] : []), ...(inFooter ? [t('Footer')] : [])].join(', ') || '–'
}
