import { startOfDay } from '../platform/clock/clock.ts'
import { formatDate } from '../platform/format/date.ts'
import type { Notation } from '../platform/format/notation.ts'
import { t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { canReset, FILTER_KEYS, type FilterKey, type ParsedQuery, queryStringOf } from './filter.ts'

const LABELS: Record<FilterKey, [label: () => string, all: () => string]> = {
  room: [() => t('Location'), () => t('All locations')],
  type: [() => t('Exhibition Type|filter'), () => t('All art forms')],
  tag: [() => t('Tags'), () => t('All tags')],
  series: [() => t('Series'), () => t('All series')],
  genre: [() => t('Genre'), () => t('All genres')],
}

type Option = { id: number; name: string; show_in_filter?: boolean }
type Choice = Pick<ParsedQuery, 'filter' | 'day'>

/** What the filter shows: its fields, the active filters as chips, and all their addresses. */
export type FilterView = ReturnType<typeof filterView>
export type FilterField = FilterView['fields'][number]

/**
 * The view of the filter (B §2).
 * @param options all options by key; hidden ones are not offered unless selected, as by a link (B §3)
 * @param about today, the number of results, and the site's notation of dates
 */
export function filterView(
  choice: Choice,
  options: Record<FilterKey, Option[]>,
  { today, count, notation }: { today: Temporal.PlainDate; count: number; notation?: Notation },
) {
  const query = queryStringOf(choice, today)
  const date = choice.day.equals(today) ? null : formatDate(startOfDay(choice.day), notation)
  const fields = FILTER_KEYS.map((key) => fieldOf(key, options[key], choice, query))
  const chosen = fields.filter((field) => field.isChosen)
  const chips = [
    ...(date ? [{ key: 'date', name: t('from {date}', { date }) }] : []),
    ...chosen.map(({ key, word }) => ({ key, name: word })),
  ].map(({ key, name }) => ({
    key,
    name,
    label: t('Remove filter {name}', { name }),
    url: link('events', {}, { ...query, [key]: undefined }),
  }))
  return {
    query,
    fields,
    date: date ?? t('All dates'),
    hasDate: date !== null,
    chips,
    offersReset: canReset(chosen.length, date !== null),
    opener: chips.length > 0 ? t('Filter ({n})', { n: chips.length }) : t('Filter'),
    result: chips.length > 0 ? t('{n} performances', { n: count }) : '',
    /** announcement of the whole list after the last filter was removed */
    unfiltered: t('{n} performances, no filters', { n: count }),
    done: t('Show {n} performances', { n: count }),
  }
}

function fieldOf(key: FilterKey, options: Option[], { filter }: Choice, query: ReturnType<typeof queryStringOf>) {
  const chosen = filter[key]
  const [label, all] = LABELS[key]
  const offered = options.filter((option) => option.show_in_filter !== false || option.id === chosen)
  const choices = [{ id: undefined, name: all() }, ...offered]
  return {
    key,
    label: label(),
    word: chosen ? (offered.find((option) => option.id === chosen)?.name ?? t('Unknown')) : all(),
    isChosen: chosen !== undefined,
    options: choices.map(({ id, name }) => ({
      name,
      // Choosing the selected option again removes it (B §4).
      url: link('events', {}, { ...query, [key]: id === chosen ? undefined : id }),
      isChosen: id === chosen,
    })),
  }
}
