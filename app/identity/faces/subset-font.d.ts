declare module 'subset-font' {
  type Options = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    keepFeatures?: string[]
    preserveNameIds?: number[]
    keepAllGlyphs?: boolean
    /** axes that are pinned, each at a place of it */
    variationAxes?: Record<string, number>
  }
  /** A font with some of its letters alone, drawn anew by HarfBuzz. @throws what is no font */
  export default function subsetFont(font: Buffer, text: string | undefined, options?: Options): Promise<Buffer>
}
