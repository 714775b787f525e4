import { DEFAULT_NOTATION } from '../platform/format/notation.ts'
import { DEFAULT_EVENT_WORD } from '../platform/i18n/event-word.ts'
import { readPicture } from '../platform/media/media-rows.ts'
import type { Platform } from '../platform/platform.ts'
import { readAlerts } from './alerts.server.ts'
import { announcementHtml } from './announcement.ts'
import type { LayoutData, Look, NavigationEntry, TicketNotes, Tonight } from './layout-data.ts'
import { readOpeningHoursLabel } from './opening-hours.server.ts'
import { type DesignSettings, TICKET_NOTES } from './schema.ts'
import { readSettings } from './settings.server.ts'

/** What other features contribute to the layout data. */
type LayoutSources = {
  readNavigation: (platform: Platform) => Promise<{ menu: NavigationEntry[]; footer: NavigationEntry[]; hasVariants?: true }>
  readTonight: (platform: Platform) => Promise<Tonight | null>
  readLegal: (platform: Platform) => Promise<string[]>
  readLook: (platform: Platform) => Promise<Look>
  /** address of the ticket shop's customer account, if it has one */
  accountUrl?: (platform: Platform) => string | undefined
}

/** Loads the layout data of every page (header, menu, footer), cached. Two statements, one more with a logo; none from the cache. */
export function loadLayoutData(platform: Platform, sources: LayoutSources): Promise<LayoutData> {
  return platform.readCache.getOrLoad('layout-data', () => readLayoutData(platform, sources))
}

async function readLayoutData(platform: Platform, sources: LayoutSources): Promise<LayoutData> {
  const [{ site, design }, navigation, legal, tonight, alerts, openingHours, look] = await Promise.all([
    readSettings(platform),
    sources.readNavigation(platform),
    sources.readLegal(platform),
    sources.readTonight(platform),
    readAlerts(platform),
    readOpeningHoursLabel(platform),
    sources.readLook(platform),
  ])
  const logo = look.logo ?? (await readPicture(platform, design.logo))
  const { LOCALES } = platform.config
  return {
    ...(LOCALES.length > 1 ? { locales: LOCALES } : {}),
    isSiteOnline: site.is_site_online,
    houseName: design.houseName,
    menu: navigation.menu,
    footer: navigation.footer,
    ...(navigation.hasVariants ? { hasVariants: true } : {}),
    ...(look.footerParts ? { footerParts: look.footerParts } : {}),
    ...(look.header ? { header: look.header } : {}),
    legal,
    tonight,
    alerts,
    openingHours,
    isShopOnline: site.is_shop_online,
    hasShop: Boolean(design.webshopLink || design.basketLink || platform.config.SHOP_URL),
    menuStyle: design.menuStyle,
    eventStyle: design.eventStyle,
    quickBuy: design.quickBuy,
    ...(TICKET_NOTES.some((name) => design[name]) ? { ticketNotes: ticketNotesOf(design) } : {}),
    ...(design.eventWord === DEFAULT_EVENT_WORD ? {} : { eventWord: design.eventWord }),
    currencySign: design.currencySign,
    timeStyle: design.timeStyle,
    ...(design.dateStyle === DEFAULT_NOTATION.dateStyle ? {} : { dateStyle: design.dateStyle }),
    logo,
    ...(look.stylesheet ? { look: look.stylesheet } : {}),
    ...(look.fonts.length > 0 ? { lookFonts: look.fonts } : {}),
    ...(look.isInArchivo ? {} : { hasNoArchivo: true }),
    logoLink: design.logoLink,
    basketLink: design.basketLink,
    webshopLink: design.webshopLink,
    accountLink: design.accountLink || (sources.accountUrl?.(platform) ?? ''),
    favoritesLink: design.favoritesLink,
    whistleblowerLink: design.whistleblowerLink,
    stickyOverlayButton: design.stickyOverlayButton,
    tagManager: tagManagerAddress(platform.config.TAG_MANAGER_URL, design.cookies.tagManagerId),
    html: {
      header: (look.header ? announcementHtml(look.header) : '') + (site.html_header?.code ?? ''),
      footerTop: site.html_footer_top?.code ?? '',
      footerBottom: site.html_footer_bottom?.code ?? '',
      footerLogos: site.html_footer_logos?.code ?? '',
    },
    errorPages: design.errors,
  }
}

function ticketNotesOf({ cancelledNote, freeNote, soldOutNote, beforeSaleNote }: DesignSettings): TicketNotes {
  return { cancelled: cancelledNote, free: freeNote, 'sold-out': soldOutNote, 'not-yet': beforeSaleNote }
}

/** The address of the tag manager's script; null unless both its host and container are configured. */
function tagManagerAddress(host: string | undefined, containerId: string): string | null {
  return host && containerId ? `${host}/gtm.js?id=${encodeURIComponent(containerId)}` : null
}
