import type { Platform } from '../platform/platform.ts'
import { readAlerts } from './alerts.server.ts'
import type { FrameData, NavigationEntry } from './frame.ts'
import { readOpeningHoursLabel } from './opening-hours.server.ts'
import { readSettings } from './settings.server.ts'

/**
 * What the frame of every page shows, in four statements.
 * @param readNavigation the menu and footer lists, which come from the content system
 */
export async function readFrame(
  platform: Platform,
  readNavigation: (platform: Platform) => Promise<{ menu: NavigationEntry[]; footer: NavigationEntry[] }>,
): Promise<FrameData & { isSiteOnline: boolean }> {
  const [{ site, design }, navigation, alerts, openingHours] = await Promise.all([
    readSettings(platform),
    readNavigation(platform),
    readAlerts(platform),
    readOpeningHoursLabel(platform),
  ])
  return {
    isSiteOnline: site.is_site_online,
    houseName: design.houseName,
    menu: navigation.menu,
    footer: navigation.footer,
    alert: alerts[0] ?? null,
    openingHours,
    isShopOnline: site.is_shop_online,
    menuStyle: design.menuStyle,
    logoLink: design.logoLink,
    basketLink: design.basketLink,
    webshopLink: design.webshopLink,
    whistleblowerLink: design.whistleblowerLink,
    stickyOverlayButton: design.stickyOverlayButton,
    html: {
      header: site.html_header?.code ?? '',
      footerTop: site.html_footer_top?.code ?? '',
      footerBottom: site.html_footer_bottom?.code ?? '',
      footerLogos: site.html_footer_logos?.code ?? '',
    },
    errorPages: design.errors,
  }
}
