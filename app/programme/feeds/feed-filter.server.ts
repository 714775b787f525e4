import { data } from 'react-router'
import { dayOf } from '../../platform/clock/clock.ts'
import { t } from '../../platform/i18n/i18n.ts'
import type { Platform } from '../../platform/platform.ts'
import { readSettings } from '../../site/index.server.ts'
import { type EventFilter, parseEventQuery } from '../filter.ts'
import { readFilterOptions } from '../filter-options.server.ts'

/** Parses the filter of a schedule calendar or feed from its URL. @throws 404 for an invalid one */
export function parseFeedFilter(platform: Platform, request: Request): EventFilter {
  const parsed = parseEventQuery(new URL(request.url).searchParams, dayOf(platform.clock.now()))
  if ('invalid' in parsed) throw data(t('This page could not be found'), { status: 404 })
  return parsed.filter
}

/** The title of a filtered schedule: name of the theatre and of the selected filter options. */
export async function feedTitle(platform: Platform, filter: EventFilter): Promise<string> {
  const [{ design }, options] = await Promise.all([readSettings(platform), readFilterOptions(platform)])
  const names = Object.entries(filter).map(([key, id]) => options[key as keyof EventFilter].find((option) => option.id === id)?.name)
  return [design.houseName, ...(names.length > 0 ? names.filter(Boolean) : [t('What’s on')])].join(': ')
}
