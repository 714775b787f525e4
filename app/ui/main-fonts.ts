import archivoCommon from './fonts/archivo-common.woff2?url'
import newsreaderCommon from './fonts/newsreader-common.woff2?url'

/** One file of a self-hosted font. `range` names its characters, as in `unicode-range`; the common subset needs none. */
export type SiteFont = { family: string; url: string; weight: string; stretch: string; range?: string }

/** The font of everything but long texts, with what German and English need. */
export const ARCHIVO: SiteFont = { family: 'Archivo', url: archivoCommon, weight: '100 900', stretch: '62% 125%' }

/** The font of long texts, with what German and English need; loaded only where it is used. */
export const NEWSREADER: SiteFont = { family: 'Newsreader', url: newsreaderCommon, weight: '400 700', stretch: '100%' }

/**
 * The preload link of a font, so that it is there for the first paint. Over HTTP/1.1 a response of high priority would take
 * as large a share of the line as the style sheet, without which nothing is painted.
 */
export const fontPreload = ({ url }: SiteFont) =>
  ({ rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' }) as const
