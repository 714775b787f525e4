import { MAP_IDS, MAP_NAMES } from '../embeds/index.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Option } from '../records/field-spec.ts'
import type { ColumnField, OrderField } from '../records/record-type.ts'
import { type DesignSettings, EVENT_BLOCKS, type SiteSettings } from './schema.ts'

export type SettingField = ColumnField | OrderField

type Values = Record<string, unknown>

const MAX_HTML = 20_000
/** Status codes for which a house may write an error page of its own. */
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
  OpeningHours: 'Opening hours',
  Description: 'Text',
  ImageSlider: 'More pictures',
  Programs: 'Programme',
  Video: 'Film',
  Contributors: 'Contributors',
  Series: 'Series',
  Events: 'Performances',
  Blog: 'Articles',
  Sponsors: 'Sponsors',
  Promoter: 'Promoter',
}
const blocks: Option[] = EVENT_BLOCKS.map((value) => ({ value, label: BLOCK_LABELS[value] }))
const html = (label: Label): ColumnField => ({ kind: 'textarea', max: MAX_HTML, holds: 'html', label })

/** Every setting of the house with its label, in the order of the form; its rules stand in the settings' schema (A §3.7). */
export const settingsFields: Record<string, SettingField> = {
  is_site_online: { kind: 'boolean', label: 'The site is online', help: 'Switched off, visitors are told so and staff see everything.' },
  is_shop_online: { kind: 'boolean', label: 'The ticket shop is online' },
  houseName: { kind: 'text', max: 80, required: true, label: 'Name of the house' },
  menuStyle: {
    kind: 'select',
    label: 'Menu on wide screens',
    options: [
      { value: 'style1', label: 'Submenus that open' },
      { value: 'style2', label: 'All entries in a panel' },
    ],
  },
  eventStyle: {
    kind: 'select',
    label: 'Look of the Spielplan',
    options: [
      { value: '1', label: 'List' },
      { value: '2', label: 'List with pictures' },
      { value: '3', label: 'Posters' },
    ],
  },
  eventBlocks: { kind: 'order', label: 'Parts of a performance’s page', options: blocks },
  productionBlocks: { kind: 'order', label: 'Parts of a production’s page', options: blocks },
  quickBuy: { kind: 'boolean', label: 'Booking beside the list' },
  stickyOverlayButton: { kind: 'boolean', label: 'Button “Programme and tickets” on every page' },
  teamAccordion: { kind: 'boolean', label: 'The persons of a production fold away' },
  mapIds: {
    kind: 'multiselect',
    label: 'Maps on the page of a venue',
    help: 'They come from OpenStreetMap and wait for the visitor’s consent. The first is shown first.',
    options: MAP_IDS.map((value) => ({ value, label: MAP_NAMES[value] })),
  },
  dateStyle: {
    kind: 'select',
    label: 'How dates are written',
    options: [
      { value: 'numbers', label: '21.11.' },
      { value: 'words', label: '21. Nov.' },
    ],
  },
  timeStyle: {
    kind: 'select',
    label: 'How times are written',
    options: [
      { value: 'colon', label: '19:30 Uhr' },
      { value: 'dot', label: '19.30 Uhr' },
    ],
  },
  currencySign: { kind: 'text', max: 5, label: 'Sign of the currency' },
  logo: { kind: 'media', label: 'Logo', help: 'It stands in the header in the place of the name, on light and on dark ground.' },
  currency: {
    kind: 'text',
    max: 3,
    required: true,
    label: 'Currency',
    help: 'For search engines. Three capital letters, for example EUR or CHF.',
  },
  country: {
    kind: 'text',
    max: 2,
    required: true,
    label: 'Country of the house',
    help: 'For search engines. Two capital letters, for example DE, AT or CH.',
  },
  logoLink: { kind: 'text', holds: 'address', label: 'Address of the wordmark' },
  basketLink: { kind: 'text', holds: 'address', label: 'Address of the cart' },
  webshopLink: { kind: 'text', holds: 'address', label: 'Address of the webshop' },
  accountLink: {
    kind: 'text',
    holds: 'address',
    label: 'Address of the visitors’ account',
    help: 'The account with the ticket shop. Without an address the header offers none.',
  },
  favoritesLink: {
    kind: 'text',
    holds: 'address',
    label: 'Address of the favorites',
    help: 'A list of what visitors have remembered. Without an address the header offers none.',
  },
  whistleblowerLink: { kind: 'text', holds: 'address', label: 'Address of the whistleblower system' },
  tagManagerId: { kind: 'text', max: 40, holds: 'code', label: 'Container of the tag manager' },
  html_header: html('HTML in the header'),
  html_footer_top: html('HTML above the footer'),
  html_footer_bottom: html('HTML below the footer'),
  html_footer_logos: html('HTML of the logos in the footer'),
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

/** The settings that a form says, in the shape of their schemas. */
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
