import { MAP_IDS, MAP_NAMES } from '../embeds/index.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Option } from '../records/field-spec.ts'
import type { ColumnField, OrderField } from '../records/record-type.ts'
import { EVENT_BLOCKS } from './detail-blocks.ts'
import type { DesignSettings, SiteSettings } from './schema.ts'

export type SettingField = ColumnField | OrderField

type Values = Record<string, unknown>

const MAX_HTML = 20_000
/** Status codes with a configurable error page. */
const ERROR_STATUSES = ['403', '404', '500', '503'] as const
const ERROR_PAGE_LABELS: Record<(typeof ERROR_STATUSES)[number], Label> = {
  403: 'Own error page 403',
  404: 'Own error page 404',
  500: 'Own error page 500',
  503: 'Own error page 503',
}
const HTML_BLOCKS = ['html_header', 'html_footer_top', 'html_footer_bottom', 'html_footer_logos'] as const

const BLOCK_LABELS: Record<(typeof EVENT_BLOCKS)[number], Label> = {
  Children: 'Parts',
  ImportantInfo: 'Important information',
  OpeningHours: 'Opening hours|plural',
  Description: 'Text',
  ImageSlider: 'More images',
  Programs: 'Musical programme',
  Video: 'Video|film',
  Contributors: 'Contributors',
  Series: 'Series',
  Events: 'Performances',
  Blog: 'Articles',
  Sponsors: 'Sponsors',
  Promoter: 'Promoter',
}
const blocks: Option[] = EVENT_BLOCKS.map((value) => ({ value, label: BLOCK_LABELS[value] }))
const ticketNote = (label: Label, help: Label): ColumnField => ({ kind: 'text', max: 200, label, help })
const html = (label: Label): ColumnField => ({ kind: 'textarea', max: MAX_HTML, holds: 'html', label })

/** Every setting with its label, in the order of the form; the rules are in the schemas (A §3.7). */
export const settingsFields: Record<string, SettingField> = {
  is_site_online: {
    kind: 'boolean',
    label: 'The site is online',
    help: 'When off, visitors see a notice and logged-in users see everything.',
  },
  is_shop_online: { kind: 'boolean', label: 'The ticket shop is online' },
  houseName: { kind: 'text', max: 80, required: true, label: 'Name of the theatre' },
  eventWord: {
    kind: 'select',
    label: 'What the house calls its dates',
    help: 'In every text of the website and of this hub. What you have written yourselves stays as it is.',
    options: [
      // Both words in both languages, whatever the house says: the labels are no texts of the catalogue.
      { value: 'performance', label: 'Vorstellung · performance' },
      { value: 'event', label: 'Veranstaltung · event' },
    ],
  },
  menuStyle: {
    kind: 'select',
    label: 'Menu on wide screens',
    options: [
      { value: 'style1', label: 'Expanding submenus' },
      { value: 'style2', label: 'All items in one panel' },
    ],
  },
  eventStyle: {
    kind: 'select',
    label: 'Programme layout',
    options: [
      { value: '1', label: 'List' },
      { value: '2', label: 'List with images' },
      { value: '3', label: 'Posters' },
    ],
  },
  eventBlocks: { kind: 'order', label: 'Performance page sections', options: blocks },
  productionBlocks: { kind: 'order', label: 'Production page sections', options: blocks },
  quickBuy: { kind: 'boolean', label: 'Booking next to the list' },
  cancelledNote: ticketNote('Note beside cancelled performances', 'For example what becomes of the tickets. Empty: nothing is promised.'),
  freeNote: ticketNote(
    'Note beside free performances',
    'For example when the doors open. It is not said of what runs over days, such as an exhibition.',
  ),
  soldOutNote: ticketNote('Note beside sold-out performances', 'For example whether returned tickets are sold.'),
  beforeSaleNote: ticketNote('Note before tickets are on sale', 'For example who takes requests until then.'),
  stickyOverlayButton: { kind: 'boolean', label: '“What’s on and tickets” button on every page' },
  teamAccordion: { kind: 'boolean', label: 'Make contributors of a production collapsible' },
  mapIds: {
    kind: 'multiselect',
    label: 'Maps on venue pages',
    help: 'Maps come from OpenStreetMap and load only with the visitor’s consent. The first one selected is shown first.',
    options: MAP_IDS.map((value) => ({ value, label: MAP_NAMES[value] })),
  },
  dateStyle: {
    kind: 'select',
    label: 'Date format',
    options: [
      { value: 'numbers', label: '21.11.' },
      { value: 'words', label: '21. Nov.' },
    ],
  },
  timeStyle: {
    kind: 'select',
    label: 'Time format',
    options: [
      { value: 'colon', label: '19:30 Uhr' },
      { value: 'dot', label: '19.30 Uhr' },
    ],
  },
  currencySign: { kind: 'text', max: 5, translatable: false, label: 'Currency symbol' },
  lowSalePercent: {
    ...{ kind: 'number', min: 0, max: 100, required: true, label: 'Little sold: less than this percentage' },
    help: 'In the week before a performance, staff are told when less of its places is sold. 0: the percentage does not count.',
  },
  lowSaleTickets: {
    ...{ kind: 'number', min: 0, max: 10_000, required: true, label: 'Little sold: fewer tickets than' },
    help: 'Likewise when fewer tickets are sold. 0: the number does not count.',
  },
  logo: { kind: 'media', label: 'Logo', help: 'Shown in the header instead of the name, on light and dark backgrounds.' },
  currency: {
    kind: 'text',
    max: 3,
    translatable: false,
    required: true,
    label: 'Currency',
    help: 'For search engines. Three capital letters, for example EUR or CHF.',
  },
  country: {
    kind: 'text',
    max: 2,
    translatable: false,
    required: true,
    label: 'Country of the theatre',
    help: 'For search engines. Two capital letters, for example DE, AT or CH.',
  },
  logoLink: { kind: 'text', holds: 'address', label: 'Wordmark URL' },
  basketLink: { kind: 'text', holds: 'address', label: 'Cart URL' },
  webshopLink: { kind: 'text', holds: 'address', label: 'Online shop URL' },
  accountLink: {
    kind: 'text',
    holds: 'address',
    label: 'Customer account URL',
    help: 'The account in the ticket shop. Without a URL, the header does not show it.',
  },
  favoritesLink: {
    kind: 'text',
    holds: 'address',
    label: 'Favourites URL',
    help: 'A list of what visitors have saved. Without a URL, the header does not show it.',
  },
  whistleblowerLink: { kind: 'text', holds: 'address', label: 'Whistleblowing system URL' },
  tagManagerId: { kind: 'text', max: 40, holds: 'code', label: 'Tag manager container' },
  html_header: html('HTML in the header'),
  html_footer_top: html('HTML above the footer'),
  html_footer_bottom: html('HTML below the footer'),
  html_footer_logos: html('HTML for logos in the footer'),
  ...Object.fromEntries(ERROR_STATUSES.map((status) => [`error${status}`, html(ERROR_PAGE_LABELS[status])])),
}

/** The settings as one flat form. */
export function formOfSettings(site: SiteSettings, design: DesignSettings): Values {
  const { cookies, errors, ...plain } = design
  return {
    is_site_online: site.is_site_online,
    is_shop_online: site.is_shop_online,
    ...plain,
    tagManagerId: cookies.tagManagerId,
    ...Object.fromEntries(HTML_BLOCKS.map((name) => [name, site[name]?.code ?? ''])),
    ...Object.fromEntries(ERROR_STATUSES.map((status) => [`error${status}`, errors[status] ?? ''])),
  }
}

/** The values of the form, in the shape of the schemas. */
export function settingsOfForm(values: Values): { site: Values; design: Values } {
  const { is_site_online, is_shop_online, tagManagerId, ...others } = values
  const names = new Set<string>([...HTML_BLOCKS, ...ERROR_STATUSES.map((status) => `error${status}`)])
  const errors = ERROR_STATUSES.flatMap((status) => (values[`error${status}`] ? [[status, values[`error${status}`]]] : []))
  return {
    site: { is_site_online, is_shop_online, ...Object.fromEntries(HTML_BLOCKS.map((name) => [name, { code: values[name] }])) },
    design: {
      ...Object.fromEntries(Object.entries(others).filter(([name]) => !names.has(name))),
      cookies: { tagManagerId },
      errors: Object.fromEntries(errors),
    },
  }
}
