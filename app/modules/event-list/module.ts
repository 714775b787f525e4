import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { choice, choices, line, moment, summaryText } from '../field-schemas.ts'

export const DATE_FILTERS = ['none', 'next_3_days', 'weekend'] as const
export const MAX_ROWS = 20

/** Upcoming performances of the programme, or selected ones, which are its `children`. */
export default defineModule({
  type: 'event-list',
  version: 1,
  label: 'Performance list',
  alsoCalled: 'what’s on, schedule, programme, dates, calendar, events',
  icon: 'M4 6h16v14H4zM4 10h16M8 4v4M16 4v4M8 14h8M8 17h5',
  toolbars: { house: 120 },
  group: 'programme',
  schema: z.strictObject({
    headline: line,
    date_from: moment,
    date_to: moment,
    tag: choice,
    filters: z.enum(DATE_FILTERS).optional(),
    rows: z.int().min(1).max(MAX_ROWS).optional(),
    children: choices(MAX_ROWS),
  }),
  defaults: () => ({ headline: '', filters: 'none', rows: 5 }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    filters: {
      kind: 'select',
      label: 'Date range',
      options: [
        { value: 'none', label: 'All upcoming' },
        { value: 'next_3_days', label: 'Next 3 days' },
        { value: 'weekend', label: 'Coming weekend' },
      ],
    },
    tag: { kind: 'relation', label: 'Tag', of: 'tag', from: '/api/event-tags/' },
    date_from: { kind: 'datetime', label: 'From' },
    date_to: { kind: 'datetime', label: 'To' },
    rows: { kind: 'number', label: 'Number of rows', min: 1, max: MAX_ROWS },
    children: { kind: 'relations', label: 'Selected performances', of: 'event', from: '/de/api/events/?page_size=100', isLong: true },
  },
  summary: (data) => summaryText(data.headline),
})
