import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { choices, line, summaryText } from '../field-schemas.ts'

const MAX_VENUES = 40

/** All venues, or some of them. */
export default defineModule({
  type: 'venue-list',
  version: 1,
  label: 'Venue list',
  alsoCalled: 'places, houses',
  icon: 'M3 19V9l5-3 5 3v10M3 19h10M15 11l6-3v11h-6M6 19v-5h4v5',
  toolbars: { house: 40 },
  group: 'programme',
  schema: z.strictObject({ headline: line, venue: choices(MAX_VENUES) }),
  defaults: () => ({ headline: '', venue: [] }),
  fields: {
    headline: { kind: 'text', label: 'Heading', inPlace: true, level: 2 },
    venue: { kind: 'relations', label: 'Venues', of: 'venue', from: '/api/venues/' },
  },
  isStatic: true,
  summary: (data) => summaryText(data.headline),
})
