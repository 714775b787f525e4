import { SITE_FONTS, type SiteFont } from './font-faces.ts'

/**
 * Applies the fonts that missed the page's first paint. To be called at a navigation, when the text changes anyway. Files
 * of rarer letters are applied only if the page asked for them.
 */
export async function applyLateFonts(): Promise<void> {
  const lateFaces = [...document.fonts].filter(({ display }) => display === 'optional')
  for (const font of SITE_FONTS) {
    const face = faceOf(font)
    const lateFace = lateFaces.find(({ family, unicodeRange }) => family === face.family && unicodeRange === face.unicodeRange)
    if (!lateFace || (font.range && lateFace.status === 'unloaded')) continue
    document.fonts.add(await face.load())
    document.fonts.delete(lateFace)
  }
}

function faceOf({ family, url, weight, stretch, range }: SiteFont): FontFace {
  return new FontFace(family, `url("${url}")`, { weight, stretch, ...(range ? { unicodeRange: range } : {}) })
}
