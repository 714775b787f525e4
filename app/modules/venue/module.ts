import { z } from 'zod'
import { defineModule } from '../definition.ts'
import { requiredChoice } from '../field-schemas.ts'

/** One venue, with picture and directions. */
export default defineModule({
  type: 'venue',
  version: 1,
  label: 'Venue',
  alsoCalled: 'place, house, address, map, directions',
  icon: 'M4 20V9l8-5 8 5v11M4 20h16M9 20v-6h6v6',
  toolbars: { others: 10 },
  group: 'programme',
  schema: z.strictObject({ venue: requiredChoice }),
  defaults: () => ({ venue: null }),
  fields: { venue: { kind: 'relation', label: 'Venue', of: 'venue', from: '/api/venues/' } },
  isStatic: true,
  summary: () => '',
})
