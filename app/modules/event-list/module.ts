import { z } from 'zod'
import { line, type ModuleDefinition, moment } from '../definition.ts'

export const DATE_FILTERS = ['none', 'next_3_days', 'weekend'] as const
export const MAX_ROWS = 20

/** What plays next, from the programme. */
export const eventList: ModuleDefinition = {
  type: 'event-list',
  version: 1,
  label: 'Event list',
  schema: z.strictObject({
    headline: line,
    date_from: moment,
    date_to: moment,
    tag: z.int().positive().nullish(),
    filters: z.enum(DATE_FILTERS).optional(),
    rows: z.int().min(1).max(MAX_ROWS).optional(),
  }),
  defaults: () => ({ headline: '', filters: 'none', rows: 5 }),
  fields: {
    headline: { kind: 'text', label: 'Headline', inPlace: true },
    filters: {
      kind: 'select',
      label: 'Filter by date',
      options: [
        { value: 'none', label: 'No filter' },
        { value: 'next_3_days', label: 'Next 3 days' },
        { value: 'weekend', label: 'Coming weekend' },
      ],
    },
    date_from: { kind: 'dateTime', label: 'From' },
    date_to: { kind: 'dateTime', label: 'To' },
    tag: { kind: 'number', label: 'Tag id', min: 1 },
    rows: { kind: 'number', label: 'Number of rows', min: 1, max: MAX_ROWS },
  },
  summary: (data) => String(data.headline ?? ''),
}
