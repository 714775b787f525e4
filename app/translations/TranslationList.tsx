import { Link } from 'react-router'
import { type Locale, t } from '../platform/i18n/i18n.ts'
import { PageHeader } from '../staff-ui/PageHeader.tsx'
import { FilterForm } from '../staff-ui/table/FilterForm.tsx'
import { ListTable } from '../staff-ui/table/ListTable.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import type { readOverview } from './read-translations.server.ts'
import type { OverviewItem, OverviewQuery } from './schema.ts'
import styles from './translation-list.module.css'
import { translateUrl, translationsUrl } from './translation-urls.ts'

type Overview = Awaited<ReturnType<typeof readOverview>>
type Props = { overview: Overview; query: OverviewQuery; locales: readonly Locale[]; next: string | null }

/** What is translated and what is not, record by record, in one language of the site. */
export function TranslationList({ overview, query, locales, next }: Props) {
  const { locale, state, type, q } = query
  return (
    <>
      <PageHeader
        title={t('Translations')}
        lead={t('What visitors read in another language. What is missing is shown to them in German and marked.')}
      >
        {locales.length > 1 && (
          <LanguageLinks locales={locales} current={locale} to={(other) => translationsUrl({ ...query, locale: other })} />
        )}
      </PageHeader>
      <StateTabs {...{ overview, query }} />
      <FilterForm
        keep={{ ...(locales.length > 1 ? { locale } : {}), state }}
        filters={[
          { kind: 'text', name: 'q', label: t('Title'), value: q },
          {
            kind: 'select',
            name: 'type',
            label: t('Kind'),
            value: type,
            options: overview.types.map(({ name, label }) => ({ value: name, label })),
          },
        ]}
      />
      <ListTable
        head={[t('Title'), t('Kind'), t('Translated'), t('Outdated|translation'), t('Draft|column')]}
        empty={emptyText(query)}
        next={next}
        total={overview.total}
        rows={overview.items.map((item) => ({
          key: `${item.recordType}/${item.recordId}`,
          cells: [
            <Link key="title" to={translateUrl(item, locale)}>
              {item.title || item.typeLabel}
            </Link>,
            item.typeLabel,
            <Share key="share" item={item} />,
            <Outdated key="outdated" number={item.outdated} />,
            item.draft > 0 ? t('{n} texts', { n: item.draft }) : '–',
          ],
        }))}
      />
    </>
  )
}

function StateTabs({ overview: { texts, counts }, query }: Pick<Props, 'overview' | 'query'>) {
  const tabs = [
    { state: 'missing', label: t('Missing|tab') },
    { state: 'outdated', label: t('Outdated|tab') },
    { state: 'draft', label: t('Draft|tab') },
    { state: 'all', label: t('All') },
  ] as const
  return (
    <nav className={styles.tabs} aria-label={t('By state')}>
      {tabs.map(({ state, label }) => (
        <Link
          key={state}
          to={translationsUrl({ ...query, state, page: 1 })}
          aria-current={state === query.state ? 'page' : undefined}
          title={t('{n} texts', { n: texts[state] })}
        >
          {label} <span>{counts[state]}</span>
        </Link>
      ))}
    </nav>
  )
}

function Outdated({ number }: { number: number }) {
  return number > 0 ? <span className={styles.outdated}>{t('{n} texts', { n: number })}</span> : '–'
}

/** How much of a record is translated, as a bar and in figures. */
function Share({ item: { total, missing, outdated, draft } }: { item: OverviewItem }) {
  const done = total - missing - outdated - draft
  return (
    <span className={styles.share}>
      <progress value={done} max={total} aria-hidden="true" />
      {t('{done} of {all}', { done, all: total })}
    </span>
  )
}

function emptyText({ state, q, type }: OverviewQuery): string {
  if (q || type) return t('No results for this search.')
  if (state === 'outdated') return t('No translation is outdated.')
  if (state === 'draft') return t('No translation is a draft.')
  return state === 'missing' ? t('Everything is translated.') : t('There is no text here that visitors read.')
}
