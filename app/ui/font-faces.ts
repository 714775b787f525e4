import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'

/** A self-hosted font. */
export type SiteFont = { family: string; url: string; weight: string; stretch: string }

/** The font of everything but long texts. */
export const ARCHIVO: SiteFont = { family: 'Archivo', url: archivo, weight: '100 900', stretch: '62% 125%' }

/** The font of long texts; loaded only where it is used. */
export const NEWSREADER: SiteFont = { family: 'Newsreader', url: newsreader, weight: '200 800', stretch: '100%' }

/** The preload link of a font, so that it is there for the first paint. */
export const fontPreload = ({ url }: SiteFont) =>
  ({ rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

const FONTS = JSON.stringify([ARCHIVO, NEWSREADER])

/**
 * Registers the fonts before the first paint and preloads the first. They are `optional`: a font that misses the first
 * paint is not used until the next page (late-fonts.ts), so that text never reflows. Declared in a style sheet, a late
 * font would be applied by the next style sheet that arrives. The same text on every page.
 */
export const REGISTER_FONTS = `for(let f of ${FONTS}){let x=new FontFace(f.family,\`url("\${f.url}")\`,{weight:f.weight,stretch:f.stretch,display:"optional"});document.fonts.add(x);if(f.family==="Archivo")x.load().catch(()=>{})}`
