import type { SearchSource } from '../../search/index.ts'
import { eventSource } from './event-source.server.ts'
import { personSource } from './person-source.server.ts'
import { productionSource } from './production-source.server.ts'
import { seriesSource } from './series-source.server.ts'
import { venueSource } from './venue-source.server.ts'

/** The search sources of the programme. */
export const programmeSearchSources: SearchSource[] = [productionSource, eventSource, seriesSource, personSource, venueSource]
