declare global {
  interface Window {
    /** the fonts that the head has registered (font-faces.ts), each with its address */
    siteFonts?: [face: FontFace, url: string][]
  }
}

/**
 * Applies the fonts that missed the page's first paint. To be called at a navigation, when the text changes anyway. Files
 * of rarer letters are applied only if the page asked for them.
 */
export async function applyLateFonts(): Promise<void> {
  for (const [lateFace, url] of window.siteFonts ?? []) {
    const { family, weight, stretch, unicodeRange, status } = lateFace
    if (!document.fonts.has(lateFace) || (status === 'unloaded' && unicodeRange !== 'U+0-10FFFF')) continue
    const face = new FontFace(family, `url("${url}")`, { weight, stretch, unicodeRange })
    document.fonts.add(await face.load())
    document.fonts.delete(lateFace)
  }
}
