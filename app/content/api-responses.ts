import { z } from 'zod'
import { ADMIN_PATH } from '../platform/routing/table.ts'

// Response schemas of the page editor's endpoints, in the field names of the specification (A §3, A §7), with examples.

const urls = z.record(z.string(), z.string())
const thumbnails = z.object({ small: z.string(), medium: z.string(), large: z.string() }).nullable()

const navigationEntry = z.object({
  url: z.string(),
  menu_name: z.string(),
  is_clickable: z.boolean(),
  has_tab_navigation: z.boolean(),
  children: z.array(z.looseObject({ url: z.string(), menu_name: z.string() })).meta({ description: 'Entries of the same kind.' }),
})
export const navigationResponse = z.object({ menu: z.array(navigationEntry), footer: z.array(navigationEntry) })

export const userResponse = z.object({
  ...{ logged: z.literal(true), id: z.string(), email: z.string(), username: z.string() },
  admin_menus: z.array(z.object({ url: z.string(), menu_name: z.string(), children: z.array(z.unknown()) })),
})

/** A module: its id, its type as `model`, and the fields of its type; only sections have columns. */
export const moduleResponse = z.looseObject({ id: z.string(), model: z.string(), columns: z.array(z.unknown()).optional() })

/** A container or section (A §3.2). */
export const containerResponse = z.object({
  ...{ id: z.int(), model: z.string(), slug: z.string(), parent: z.string().nullable() },
  ...{ content_type: z.string(), object_id: z.int().nullable(), layout_index: z.int().min(0).max(5) },
  ...{ extra_class: z.string(), image: z.int().nullable(), revision: z.int() },
  columns: z.array(z.object({ index: z.int(), classes: z.string(), children: z.array(moduleResponse) })),
})

/** A page (A §3.1). */
export const pageResponse = z.object({
  ...{ id: z.int(), urls, content_type: z.literal('page'), title: z.string(), headline: z.string() },
  ...{ is_online: z.boolean(), is_clickable: z.boolean(), in_menu: z.boolean(), in_footer: z.boolean(), is_landing_page: z.boolean() },
  ...{ meta_title: z.string(), meta_description: z.string(), og_title: z.string(), og_description: z.string(), og_type: z.string() },
  ...{ og_image: z.string().nullable(), og_image_thumbs: thumbnails, og_image_thumbnails: thumbnails },
  settings_url: z.string(),
  parent: z.looseObject({ id: z.int(), title: z.string(), url: z.string(), is_clickable: z.boolean() }).nullable(),
  siblings: z.array(z.object({ locale: z.string(), urls })),
  modules: z.array(containerResponse),
})

const moduleExample: z.input<typeof moduleResponse> = { id: 'a1b2c3d4e5f6a7b8c9d0', model: 'headline', headline_level: 2, content: 'Titel' }
const containerExample: z.input<typeof containerResponse> = {
  ...{ id: 7, model: 'container', slug: 'page-7', parent: null, content_type: 'page', object_id: 7 },
  ...{ layout_index: 0, extra_class: '', image: null, revision: 3 },
  columns: [{ index: 0, classes: '', children: [moduleExample] }],
}
const pageExample: z.input<typeof pageResponse> = {
  ...{ id: 7, urls: { de: '/de/presse' }, content_type: 'page', title: 'Presse', headline: '' },
  ...{ is_online: true, is_clickable: true, in_menu: false, in_footer: true, is_landing_page: false },
  ...{ meta_title: '', meta_description: '', og_title: '', og_description: '', og_type: 'website' },
  ...{ og_image: null, og_image_thumbs: null, og_image_thumbnails: null },
  settings_url: '/de/presse?settings',
  parent: null,
  siblings: [{ locale: 'de', urls: { de: '/de/presse' } }],
  modules: [containerExample],
}

export const EXAMPLES = {
  module: moduleExample,
  container: containerExample,
  page: pageExample,
  user: {
    ...{ logged: true, id: 'u1', email: 'redaktion@haus.example', username: 'Rita Redaktion' },
    admin_menus: [{ url: ADMIN_PATH, menu_name: 'Verwaltung', children: [] }],
  } satisfies z.input<typeof userResponse>,
  navigation: {
    menu: [{ url: '/de/ihr-besuch', menu_name: 'Ihr Besuch', is_clickable: true, has_tab_navigation: false, children: [] }],
    footer: [],
  } satisfies z.input<typeof navigationResponse>,
}
