import archivoCommon from './fonts/archivo-common.woff2?url'
import archivoExtended from './fonts/archivo-extended.woff2?url'
import archivoLatin from './fonts/archivo-latin.woff2?url'
import newsreaderCommon from './fonts/newsreader-common.woff2?url'
import newsreaderExtended from './fonts/newsreader-extended.woff2?url'
import newsreaderLatin from './fonts/newsreader-latin.woff2?url'
import subsets from './fonts/subsets.json' with { type: 'json' }

/** One file of a self-hosted font. `range` names its characters, as in `unicode-range`; the common subset needs none. */
export type SiteFont = { family: string; url: string; weight: string; stretch: string; range?: string }

/** The font of everything but long texts, with what German and English need. */
export const ARCHIVO: SiteFont = { family: 'Archivo', url: archivoCommon, weight: '100 900', stretch: '62% 125%' }

/** The font of long texts, with what German and English need; loaded only where it is used. */
export const NEWSREADER: SiteFont = { family: 'Newsreader', url: newsreaderCommon, weight: '400 700', stretch: '100%' }

/**
 * All files of the fonts. Those of other European letters are loaded with the first page that has such a letter
 * (docs/decisions/0044).
 */
export const SITE_FONTS: readonly SiteFont[] = [
  ARCHIVO,
  { ...ARCHIVO, url: archivoLatin, range: subsets.latin },
  { ...ARCHIVO, url: archivoExtended, range: subsets.extended },
  NEWSREADER,
  { ...NEWSREADER, url: newsreaderLatin, range: subsets.latin },
  { ...NEWSREADER, url: newsreaderExtended, range: subsets.extended },
]

/**
 * The preload link of a font, so that it is there for the first paint. Over HTTP/1.1 a response of high priority would take
 * as large a share of the line as the style sheet, without which nothing is painted.
 */
export const fontPreload = ({ url }: SiteFont) =>
  ({ rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' }) as const

/**
 * Registers the fonts before the first paint and loads the first, which the head preloads. They are `optional`: a font that
 * misses the first paint is not used until the next page (late-fonts.ts), so that text never reflows. Declared in a style
 * sheet, a late font would be applied by the next style sheet that arrives. The same text on every page.
 */
export const REGISTER_FONTS = `window.siteFonts=${JSON.stringify(SITE_FONTS)}.map(f=>{let x=new FontFace(f.family,\`url("\${f.url}")\`,{weight:f.weight,stretch:f.stretch,unicodeRange:f.range,display:"optional"});document.fonts.add(x);return[x,f.url]});siteFonts[0][0].load().catch(()=>{})`
