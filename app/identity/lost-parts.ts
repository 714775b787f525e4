/** What a drawing may have that a logo does not keep, or that looks otherwise with everybody. */
export const LOST_PARTS = ['filters', 'pictures', 'blending', 'animations', 'fonts', 'html'] as const
export type LostPart = (typeof LOST_PARTS)[number]

const FOUND_BY: Record<LostPart, RegExp> = {
  filters: /<filter[\s>]/,
  pictures: /<image[\s/>]/,
  blending: /mix-blend-mode\s*:\s*(?!normal)|<feBlend/,
  animations: /<(animate\w*|set)[\s/>]/,
  fonts: /<text[\s>]/,
  html: /<foreignObject[\s>](?!\s*<\/foreignObject>)/,
}
/** Illustrator's own copy of the drawing, which no browser shows. */
const OF_ILLUSTRATOR =
  /<foreignObject[^>]*\sxmlns?[^>]*adobe[^>]*>[\s\S]*?<\/foreignObject>|<foreignObject[^>]*requiredExtensions[^>]*>[\s\S]*?<\/foreignObject>|<i:pgf[\s\S]*?<\/i:pgf>/gi

/** What of an SVG is not seen in the logo that is made of it. */
export function lostPartsOf(source: string): LostPart[] {
  const drawn = source.replace(OF_ILLUSTRATOR, '')
  return LOST_PARTS.filter((part) => FOUND_BY[part].test(drawn))
}
