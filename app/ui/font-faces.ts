import archivo from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'

/** A font of the house. */
export type HouseFont = { family: string; url: string; weight: string; stretch: string }

/** The font of everything but reading. */
export const ARCHIVO: HouseFont = { family: 'Archivo', url: archivo, weight: '100 900', stretch: '62% 125%' }

/** The font of what is read at length; loaded only where it is used. */
export const NEWSREADER: HouseFont = { family: 'Newsreader', url: newsreader, weight: '200 800', stretch: '100%' }

/** What a page says at its head to have a font early, so that it is there with the first picture. */
export const preloadOf = ({ url }: HouseFont) =>
  ({ rel: 'preload', href: url, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

const FONTS = JSON.stringify([ARCHIVO, NEWSREADER])

/**
 * Names the fonts before anything is painted, and asks for the first. They are optional: one that is not there for the
 * first picture stays away until the next page (late-fonts.ts), so that no letter moves under somebody's eyes. Named
 * in a style sheet, a late one would be put on by the next style sheet that arrives. The same words on every page.
 */
export const NAME_FONTS = `for(let f of ${FONTS}){let x=new FontFace(f.family,\`url("\${f.url}")\`,{weight:f.weight,stretch:f.stretch,display:"optional"});document.fonts.add(x);if(f.family==="Archivo")x.load().catch(()=>{})}`
