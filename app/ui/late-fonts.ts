import { ARCHIVO, NEWSREADER, type SiteFont } from './font-faces.ts'

/** Applies the fonts that missed the page's first paint. To be called at a navigation, when the text changes anyway. */
export async function applyLateFonts(): Promise<void> {
  for (const lateFace of [...document.fonts].filter(({ display }) => display === 'optional')) {
    const font = [ARCHIVO, NEWSREADER].find(({ family }) => family === lateFace.family.replaceAll('"', ''))
    if (!font) continue
    const face = await faceOf(font).load()
    document.fonts.add(face)
    document.fonts.delete(lateFace)
  }
}

function faceOf({ family, url, weight, stretch }: SiteFont): FontFace {
  return new FontFace(family, `url("${url}")`, { weight, stretch })
}
