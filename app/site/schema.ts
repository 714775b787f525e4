import { z } from 'zod'
import { MAP_IDS } from '../embeds/index.ts'
import { DATE_STYLES, DEFAULT_NOTATION, TIME_STYLES } from '../platform/format/notation.ts'
import { DEFAULT_EVENT_WORD, EVENT_WORDS } from '../platform/i18n/event-word.ts'
import { t } from '../platform/i18n/i18n.ts'
import { linkAddress } from '../platform/rich-text/rich-text.ts'
import { DEFAULT_EVENT_BLOCKS, DEFAULT_PRODUCTION_BLOCKS, EVENT_BLOCKS } from './detail-blocks.ts'

const html = z.object({ code: z.string().max(20_000) })

/** The settings of the site (A §3.7, B §3). */
export const siteSettingsSchema = z.object({
  is_site_online: z.boolean().default(true),
  is_shop_online: z.boolean().default(true),
  // Only the logos may be missing in the response (API-28).
  html_header: html.default({ code: '' }),
  html_footer_top: html.default({ code: '' }),
  html_footer_bottom: html.default({ code: '' }),
  html_footer_logos: html.optional(),
})
export type SiteSettings = z.infer<typeof siteSettingsSchema>

/** A list of blocks; duplicates after the first are removed. */
const blocks = z
  .array(z.enum(EVENT_BLOCKS))
  .max(EVENT_BLOCKS.length)
  .transform((names) => [...new Set(names)])

/** The address of a link in header or footer; empty for none. */
const address = z.union([z.literal(''), linkAddress.max(300)]).default('')

/** What was stored as the name of a house that nobody had named, until decision 0245: the name of this program. */
export const FORMER_DEFAULT_NAME = 'Foyer'

/** Sentences that a house says beside its tickets, one for each state of their sale; a house that says nothing promises nothing. */
export const TICKET_NOTES = ['cancelledNote', 'freeNote', 'soldOutNote', 'beforeSaleNote'] as const
const ticketNote = z.string().trim().max(200).default('')

/** The settings of design and behaviour (A §3.7, B §3). */
export const designSettingsSchema = z.object({
  /** empty while nobody has named the house; what it is called meanwhile is `readSettings`' to say */
  houseName: z
    .string()
    .max(80)
    .refine((name) => name !== FORMER_DEFAULT_NAME, {
      error: () => t('This is the name of the program. Please enter the name of your theatre.'),
    })
    .default(''),
  /** what all texts call that to which one buys a ticket */
  eventWord: z.enum(EVENT_WORDS).default(DEFAULT_EVENT_WORD),
  /** media id of the logo; null shows the theatre's name as text */
  logo: z.int().positive().nullable().default(null),
  logoLink: address,
  basketLink: address,
  webshopLink: address,
  /** addresses of the customer account and the watch list of the ticket shop; a link without an address is not shown */
  accountLink: address,
  favoritesLink: address,
  whistleblowerLink: address,
  menuStyle: z.enum(['style1', 'style2']).default('style1'),
  eventStyle: z.enum(['1', '2', '3']).default('1'),
  cookies: z
    .object({
      /** id of the tag manager's container; without it, or without TAG_MANAGER_URL, none is loaded */
      tagManagerId: z.union([z.literal(''), z.string().regex(/^[\w-]{1,40}$/)]).default(''),
    })
    .default({ tagManagerId: '' }),
  cancelledNote: ticketNote,
  freeNote: ticketNote,
  soldOutNote: ticketNote,
  beforeSaleNote: ticketNote,
  stickyOverlayButton: z.boolean().default(true),
  quickBuy: z.boolean().default(true),
  /** formats of dates, times and prices (A §3.7) */
  dateStyle: z.enum(DATE_STYLES).default(DEFAULT_NOTATION.dateStyle),
  timeStyle: z.enum(TIME_STYLES).default(DEFAULT_NOTATION.timeStyle),
  /** currency (ISO 4217) and country (ISO 3166) in structured data */
  currency: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), {
      error: () => t('Three capital letters, for example EUR or CHF.'),
    })
    .default('EUR'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => t('Two capital letters, for example DE, AT or CH.') })
    .default('DE'),
  currencySign: z.string().max(5).default(DEFAULT_NOTATION.currencySign),
  /** when staff are told that little is sold of a performance: below a share of its places, or a number of tickets; 0 for neither */
  lowSalePercent: z.int().min(0).max(100).default(30),
  lowSaleTickets: z.int().min(0).max(10_000).default(0),
  /** whether the team of a production is an accordion */
  teamAccordion: z.boolean().default(false),
  /** styles of street maps that a venue's page offers after consent; without any it shows only the locator map */
  mapIds: z
    .array(z.enum(MAP_IDS))
    .max(MAP_IDS.length)
    .transform((ids) => [...new Set(ids)])
    .default([]),
  eventBlocks: blocks.default(DEFAULT_EVENT_BLOCKS),
  productionBlocks: blocks.default(DEFAULT_PRODUCTION_BLOCKS),
  /** HTML per status code, shown instead of the built-in error page */
  errors: z.record(z.string().regex(/^[45]\d\d$/), z.string().max(20_000)).default({}),
})
export type DesignSettings = z.infer<typeof designSettingsSchema>
