import { examplePicture, exampleThumbnails } from '../../platform/media/picture-schema.ts'
import { exampleRichText } from '../../platform/rich-text/rich-text-answer.ts'
import type { EventResponse, PersonResponse, ProductionResponse, VenueResponse } from './responses.ts'

// Example entities for the OpenAPI document. The compiler checks them against the response schemas.

const price = { id: 501, price: '38.00', sale_type_id: 1, seat_group: 'K1', text: 'Kategorie 1', name: 'Vollpreis', has_discounts: true }

export const exampleEvent: EventResponse = {
  id: 101,
  slug: 'das-meer-hat-keine-tuer',
  url: '/de/spielplan/das-meer-hat-keine-tuer/101',
  title: 'Das Meer hat keine Tür',
  subline: 'Tanz von Ilka Sandvoss',
  date_start: '2026-11-21T19:30:00+01:00',
  date_end: '2026-11-21T21:20:00+01:00',
  event_type_new: 'Tanz',
  type: { id: 3, name: 'Tanz' },
  genre: { id: 5, name: 'Zeitgenössischer Tanz' },
  room: { id: 1, name: 'Großes Haus' },
  venue: { id: 1, name: 'Theater am Markt' },
  production: 7,
  series: [{ id: 2, name: 'Uraufführungen' }],
  tags: [{ id: 3, name: 'Uraufführung' }],
  status: 'scheduled',
  note: '',
  marks: ['world-premiere'],
  is_free: false,
  ticket_url: '/webshop/event/101',
  ticketSaleFrom: null,
  id_jet: 'FM-2611-101',
  seat_groups: [{ id: 11, seat_group: 'K1', status: 1, text: 'Kategorie 1', prices: [price], timeslots: [] }],
  prices: [price],
  image_obj: examplePicture,
  image_thumbnails: exampleThumbnails,
}

export const exampleProduction: ProductionResponse = {
  id: 7,
  slug: 'das-meer-hat-keine-tuer',
  url: '/de/stuecke/das-meer-hat-keine-tuer/7',
  title: 'Das Meer hat keine Tür',
  subline: 'Tanz von Ilka Sandvoss',
  teaser: 'Dreizehn Tänzerinnen und Tänzer bauen eine Küste aus Licht.',
  duration_minutes: 110,
  intermissions: 0,
  age_from: 12,
  exhibition_type: 'Tanz',
  season: '2026/27',
  image_obj: examplePicture,
  image_thumbnails: exampleThumbnails,
}

export const exampleProductionDetail = {
  ...exampleProduction,
  description: exampleRichText,
  contributors: [{ id: 1, role: 'Choreografie', kind: 'team' as const, name: 'Ilka Sandvoss', url: '/de/ensemble/ilka-sandvoss/4' }],
}

export const examplePerson: PersonResponse = {
  id: 4,
  slug: 'ilka-sandvoss',
  url: '/de/ensemble/ilka-sandvoss/4',
  first_name: 'Ilka',
  last_name: 'Sandvoss',
  position: 'Choreografin',
  category: { id: 2, name: 'Tanz' },
}

export const examplePersonDetail = { ...examplePerson, biography: exampleRichText, image_obj: examplePicture }

export const exampleVenue: VenueResponse = { id: 2, slug: 'werkhalle', name: 'Werkhalle', url: '/de/venues/werkhalle/2' }

export const exampleVenueDetail = {
  ...exampleVenue,
  claim: 'Beton, Stahl, Oberlicht',
  street: 'Hafenstraße 3',
  postal_code: '12345',
  city: 'Marienbrück',
  latitude: 52.1,
  longitude: 11.6,
  description: exampleRichText,
  directions: exampleRichText,
  accessibility: null,
  rooms: [{ id: 3, name: 'Studio', seats: 120 }],
  image_obj: examplePicture,
}

export const exampleSeriesDetail = {
  id: 1,
  slug: 'hausgaeste',
  url: '/de/series/hausgaeste/1',
  name: 'Hausgäste',
  claim: 'Wer uns besucht',
  description: exampleRichText,
  image_obj: examplePicture,
}

export const exampleTeaser = {
  id: 1,
  name: 'Abo',
  link: { url: '/de/abonnements' },
  preline: 'Abonnement',
  subline: '',
  headline: 'Sechs Abende, ein Preis',
  link_text: 'Mehr erfahren',
  image_obj: examplePicture,
  image_thumbnails: exampleThumbnails,
  position: '2026-11-23',
}
