import { sql } from 'drizzle-orm'
import { link } from '../../platform/routing/link.ts'
import { defineRecordType } from '../../records/define-record-type.ts'
import { venues } from '../tables.ts'
import { position, slug, zweiklang } from './shared-fields.ts'

/** A venue, with its page. */
export const venue = defineRecordType(venues, {
  name: 'venue',
  area: 'programme',
  label: 'Venue',
  plural: 'Venues',
  title: sql`${venues.name}`,
  fields: {
    name: { kind: 'text', label: 'Name', required: true },
    slug: slug('name'),
    claim: { kind: 'text', label: 'Tagline' },
    street: { kind: 'text', label: 'Street', translatable: false },
    postalCode: { kind: 'text', max: 12, label: 'Postcode', translatable: false },
    city: { kind: 'text', label: 'Town', translatable: false },
    latitude: { kind: 'number', decimals: true, min: -90, max: 90, label: 'Latitude' },
    longitude: { kind: 'number', decimals: true, min: -180, max: 180, label: 'Longitude' },
    description: { kind: 'richText', label: 'Text' },
    directions: { kind: 'richText', label: 'Directions' },
    accessibility: { kind: 'richText', label: 'Accessibility' },
    imageId: { kind: 'media', label: 'Image' },
    zweiklang,
    position,
  },
  list: { columns: ['street', 'city'], search: [sql`${venues.name}`], sort: { by: 'position' } },
  url: (id, values) => link('venues-slug-id', { slug: String(values.slug), id }),
  tags: (id) => [`venue:${id}`, 'venues', 'options', 'events'],
})
