import sanitizeHtml from 'sanitize-html'

/** Elements that draw. None of them runs, links, loads or embeds anything. */
const ELEMENTS = [
  ...['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath', 'mask', 'pattern'],
]

const ATTRIBUTES = [
  ...['id', 'xmlns', 'viewBox', 'preserveAspectRatio', 'width', 'height', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry'],
  ...[
    'fx',
    'fy',
    'd',
    'points',
    'pathLength',
    'transform',
    'version',
    'href',
    'xlink:href',
    'xmlns:xlink',
    'dx',
    'dy',
    'rotate',
    'textLength',
  ],
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit'],
  ...[
    'stroke-dasharray',
    'stroke-dashoffset',
    'stroke-opacity',
    'opacity',
    'color',
    'clip-path',
    'clip-rule',
    'mask',
    'display',
    'visibility',
  ],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'clipPathUnits', 'maskUnits'],
  ...['maskContentUnits', 'patternUnits', 'patternContentUnits', 'patternTransform', 'vector-effect', 'shape-rendering'],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'dominant-baseline', 'baseline-shift'],
]

/** What an attribute may say: nothing that reaches outside the drawing. `url(#id)` and `#id` stay within it. */
const REACHES_OUT = /url\(\s*(?!['"]?#)|:\s*\/\/|javascript:|data:|expression\(|@import|[\\<>]/i
const NAMESPACES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']
/** Where words are part of the drawing, or say what it is. */
const WORDED = ['text', 'tspan', 'title', 'desc']
/** Drawings that use drawings grow with each level; a logo needs few. */
const MAX_USES = 50

/** What an SVG draws and nothing else of it; undefined for what is none. Styles, scripts, links, animations and pictures are dropped. */
export function safeSvg(source: string): string | undefined {
  // Entities and processing instructions are no part of a drawing, and comments say nothing.
  if (/<!(ENTITY|ATTLIST|ELEMENT)/i.test(source)) return undefined
  const clean = sanitizeHtml(source, {
    allowedTags: ELEMENTS,
    allowedAttributes: { '*': ATTRIBUTES },
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    disallowedTagsMode: 'discard',
    nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'a', 'textarea', 'option', 'noscript', 'metadata'],
    textFilter: (text, tagName) => (WORDED.includes(tagName) ? text : ''),
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: withinDrawing(attribs) }) },
  }).trim()
  if (!/^<svg[\s>]/.test(clean) || (clean.match(/<use[\s/>]/g)?.length ?? 0) > MAX_USES) return undefined
  return clean
}

function withinDrawing(attributes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      if (name.startsWith('xmlns')) return NAMESPACES.includes(value)
      if (name.endsWith('href')) return /^#[\w-]+$/.test(value)
      return !REACHES_OUT.test(value)
    }),
  )
}
