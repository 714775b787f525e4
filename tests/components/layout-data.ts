import type { LayoutData } from '../../app/site/layout-data.ts'

/** What the layout of every page knows of a small house with a shop, a menu of two entries and nothing chosen. */
export function layoutData(chosen: Partial<LayoutData> = {}): LayoutData {
  const entry = (menu_name: string, url: string) => ({ menu_name, url, children: [], has_tab_navigation: false, is_clickable: true })
  return {
    houseName: 'Kleines Haus',
    menu: [entry('Spielplan', '/de/spielplan'), entry('Ensemble', '/de/ensemble')],
    footer: [entry('Presse', '/de/presse')],
    legal: [],
    tonight: null,
    alerts: [],
    openingHours: null,
    isSiteOnline: true,
    isShopOnline: true,
    hasShop: true,
    menuStyle: 'style1',
    eventStyle: '1',
    quickBuy: false,
    currencySign: '€',
    timeStyle: 'colon',
    logo: null,
    logoLink: '/de',
    basketLink: '',
    webshopLink: '',
    accountLink: '',
    favoritesLink: '',
    whistleblowerLink: '',
    stickyOverlayButton: false,
    tagManager: null,
    html: { header: '', footerTop: '', footerBottom: '', footerLogos: '' },
    errorPages: {},
    ...chosen,
  }
}
