import { ARCHIVO, type HouseFont, NEWSREADER } from './font-faces.ts'

/**
 * Puts on the fonts that came too late for the page's first picture. To be called when another page shows anyway.
 */
export async function putOnLateFonts(): Promise<void> {
  for (const late of [...document.fonts].filter(({ display }) => display === 'optional')) {
    const font = [ARCHIVO, NEWSREADER].find(({ family }) => family === late.family.replaceAll('"', ''))
    if (!font) continue
    const face = await faceOf(font).load()
    document.fonts.add(face)
    document.fonts.delete(late)
  }
}

function faceOf({ family, url, weight, stretch }: HouseFont): FontFace {
  return new FontFace(family, `url("${url}")`, { weight, stretch })
}
