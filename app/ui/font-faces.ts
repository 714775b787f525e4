import archivoExtended from './fonts/archivo-extended.woff2?url'
import archivoLatin from './fonts/archivo-latin.woff2?url'
import newsreaderExtended from './fonts/newsreader-extended.woff2?url'
import newsreaderLatin from './fonts/newsreader-latin.woff2?url'
import subsets from './fonts/subsets.json' with { type: 'json' }
import { ARCHIVO, NEWSREADER, type SiteFont } from './main-fonts.ts'

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
 * Registers the fonts before the first paint and loads the first, which the head preloads. They are `optional`: a font that
 * misses the first paint is not used until the next page (late-fonts.ts), so that text never reflows. Declared in a style
 * sheet, a late font would be applied by the next style sheet that arrives. The same text on every page.
 */
export const REGISTER_FONTS = `window.siteFonts=${JSON.stringify(SITE_FONTS)}.map(f=>{let x=new FontFace(f.family,\`url("\${f.url}")\`,{weight:f.weight,stretch:f.stretch,unicodeRange:f.range,display:"optional"});document.fonts.add(x);return[x,f.url]});siteFonts[0][0].load().catch(()=>{})`
