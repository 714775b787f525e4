import type { Notation } from '../platform/format/notation.ts'
import type { EventWord } from '../platform/i18n/event-word.ts'
import type { Locale } from '../platform/i18n/i18n.ts'
import type { PictureSource } from '../platform/media/picture.ts'
import type { ZweiklangName } from '../platform/theme/color-pair.ts'
import type { Alert } from './alerts.server.ts'
import type { ShownFooterPart } from './footer-parts.ts'
import type { HouseHeader } from './header-parts.ts'
import type { OpeningHoursLabel } from './opening-hours.ts'

/** An entry of a menu (A §3.4). */
export type NavigationEntry = {
  url: string
  menu_name: string
  children: NavigationEntry[]
  has_tab_navigation: boolean
  is_clickable: boolean
}

/** What of the theatre's look every page needs; null and empty where it is the default one. */
export type Look = {
  stylesheet: string | null
  fonts: string[]
  isInArchivo: boolean
  logo: PictureSource | null
  footerParts: ShownFooterPart[] | null
  header: HouseHeader | null
}

/** The next performance, for the menu. */
export type Tonight = { title: string; when: string; url: string; zweiklang: ZweiklangName; picture: PictureSource | null }

/** What the house says beside tickets, by the state of their sale. */
export type TicketNotes = { cancelled: string; free: string; 'sold-out': string; 'not-yet': string }

/** The data of the layout around every page; the same for every visitor, so that rendered pages can be cached. */
export type LayoutData = {
  /** the languages that visitors can choose; left out where there is but one */
  locales?: readonly Locale[]
  houseName: string
  menu: NavigationEntry[]
  footer: NavigationEntry[]
  /** whether any page can be read in Leichte Sprache or seen in sign language; left out where none can */
  hasVariants?: true
  /** the parts of the footer; left out where they are the usual ones */
  footerParts?: ShownFooterPart[]
  /** the header; left out where it is the usual one */
  header?: HouseHeader
  /** addresses of the legal pages that are online */
  legal: string[]
  tonight: Tonight | null
  /** the online alerts, newest first */
  alerts: Alert[]
  openingHours: OpeningHoursLabel | null
  /** false only for staff; visitors get 503 */
  isSiteOnline: boolean
  isShopOnline: boolean
  /** whether a ticket shop is configured; without one there are no links to it */
  hasShop: boolean
  menuStyle: 'style1' | 'style2'
  /** layout of performance lists */
  eventStyle: '1' | '2' | '3'
  /** whether lists show a booking button per performance */
  quickBuy: boolean
  /** what the house says beside tickets; left out where it says nothing */
  ticketNotes?: TicketNotes
  /** what all texts call a performance; left out where it is the default. Kept pages and parts of them are told apart by it */
  eventWord?: EventWord
  /** currency sign after prices */
  currencySign: string
  /** format of times */
  timeStyle: Notation['timeStyle']
  /** how dates are written; left out where it is the default, since only staff screens read it in the browser */
  dateStyle?: Notation['dateStyle']
  logo: PictureSource | null
  /** the style sheet of the theatre's own look; left out where it is the default one */
  look?: string
  /** the first files of its own faces; left out where it is set in those of the program */
  lookFonts?: string[]
  /** where neither texts nor headlines are set in Archivo, which is then not preloaded */
  hasNoArchivo?: true
  logoLink: string
  basketLink: string
  webshopLink: string
  accountLink: string
  favoritesLink: string
  whistleblowerLink: string
  stickyOverlayButton: boolean
  /** address of the tag manager's script on a first-party host; null when there is none */
  tagManager: string | null
  html: { header: string; footerTop: string; footerBottom: string; footerLogos: string }
  errorPages: Record<string, string>
}
