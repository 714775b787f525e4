/** A rule of a style sheet that came with a paste. */
type Rule = { selector: string; declarations: string; weight: number }

const COMMENT = /<!--|-->|\/\*[\s\S]*?\*\//g
const NESTED_AT_RULE = /@[^{};]+\{(?:[^{}]*\{[^{}]*\})+[^{}]*\}/g
const AT_RULE = /@[^{};]+(?:\{[^{}]*\}|;)/g
const RULE = /([^{}]+)\{([^{}]*)\}/g
const DECLARATION = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))*)/g
/** Office programs bring some hundred rules; a whole web page may bring thousands. */
const MAX_RULES = 1000

/**
 * Puts the rules of a paste's style sheets before the styles of the elements that they are for, since Excel, Pages and
 * LibreOffice say there what is bold, centred or hidden. Styles are in `data-style` (`renameStyles`).
 */
export function inlineStyleSheets(body: HTMLElement, sheets: string): void {
  for (const { selector, declarations } of rulesOf(sheets).toReversed()) {
    for (const element of matchesOf(body, selector)) element.setAttribute('data-style', `${declarations};${rawStyleOf(element)}`)
  }
}

/** The rules, the stronger ones last. */
function rulesOf(sheets: string): Rule[] {
  const text = sheets.replace(COMMENT, '').replace(NESTED_AT_RULE, '').replace(AT_RULE, '')
  const rules = [...text.matchAll(RULE)].slice(0, MAX_RULES).flatMap(([, selectors = '', declarations = '']) =>
    selectors
      .split(',')
      .map((selector) => selector.trim())
      .filter((selector) => selector && !selector.includes(':'))
      .map((selector) => ({ selector, declarations: declarations.trim(), weight: weightOf(selector) })),
  )
  return rules.toSorted((one, other) => one.weight - other.weight)
}

function weightOf(selector: string): number {
  const count = (pattern: RegExp) => selector.match(pattern)?.length ?? 0
  return count(/#/g) * 10_000 + count(/[.[]/g) * 100 + count(/(?:^|[\s>+~])[a-z]/gi)
}

function matchesOf(body: HTMLElement, selector: string): Element[] {
  try {
    return [...body.querySelectorAll(selector)]
  } catch {
    // A selector that this browser does not know is one without a match.
    return []
  }
}

/** The value of a property in an element's own style, in small letters; undefined where it says nothing. */
export function styleOf(element: Element, property: string): string | undefined {
  const value = declarationsOf(element).get(property)
  return value === 'inherit' || value === '' ? undefined : value
}

const known = new WeakMap<Element, { style: string; declarations: Map<string, string> }>()

function declarationsOf(element: Element): Map<string, string> {
  const style = rawStyleOf(element)
  const before = known.get(element)
  if (before?.style === style) return before.declarations
  const declarations = new Map<string, string>()
  for (const [, name = '', value = ''] of style.matchAll(DECLARATION)) {
    const clean = value
      .replace(/!important/i, '')
      .trim()
      .toLowerCase()
    if (name.toLowerCase() === 'font') setFont(declarations, clean)
    declarations.set(name.toLowerCase(), clean)
  }
  known.set(element, { style, declarations })
  return declarations
}

/** `font` sets what it does not name back to normal. */
function setFont(declarations: Map<string, string>, value: string): void {
  const [before = ''] = value.split(/\s[\d.]+(?:px|pt|em|rem|%)/)
  const words = ` ${before} `
  declarations.set('font-weight', /\s(bold|bolder|[6-9]00)\s/.exec(words)?.[1] ?? 'normal')
  declarations.set('font-style', /\s(italic|oblique)\s/.exec(words)?.[1] ?? 'normal')
}

/** An element's style as it was written. */
export function rawStyleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}
