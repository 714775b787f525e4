/** A rule of the site's styles that asks for the window's width, and how it was written. */
type Asking = { rule: CSSMediaRule; condition: string }
/** A declaration in parts of the window's width, and how it was written. */
type Measured = { style: CSSStyleDeclaration; property: string; value: string; priority: string }

let asking: Asking[] | undefined
let measured: Measured[] | undefined
/** the width of the docks that the page is laid out for */
let now = 0

/**
 * Lays the page out as in a window narrower by the docks beside it. The site's styles ask for the width of the window, which
 * stays the same, so their media conditions and their lengths in `vw` are rewritten in the browser; nothing of that is in
 * what visitors load.
 */
export function narrowPage(docks: number): void {
  if (docks === now) return
  now = docks
  asking ??= mediaRulesOf(sitesSheets())
  measured ??= declarationsOf(sitesSheets())
  for (const { rule, condition } of asking) rule.media.mediaText = shiftWidths(condition, docks)
  for (const { style, property, value, priority } of measured) style.setProperty(property, shareOfPage(value, docks), priority)
}

/** A media condition that holds in a window wider by `docks` pixels where it held before. */
export function shiftWidths(condition: string, docks: number): string {
  if (docks === 0) return condition
  return condition.replace(/\([^()]*\bwidth\b[^()]*\)/g, (feature) =>
    feature.replace(/(?<![\w.])\d*\.?\d+(?:px|em|rem)\b/g, (length) => `calc(${length} + ${docks}px)`),
  )
}

/** A value whose lengths in `vw` are parts of the page's width instead of the window's. */
export function shareOfPage(value: string, docks: number): string {
  if (docks === 0) return value
  return value.replace(/(?<![\w.])(-?\d*\.?\d+)vw\b/g, (_, part) => `calc(${part} * (100vw - ${docks}px) / 100)`)
}

/** The one style sheet of visitors' pages; while developing there are many, and the page keeps its conditions. */
function sitesSheets(): CSSStyleSheet[] {
  return [...document.styleSheets].filter(({ href }) => href && /\/visitors[^/]*\.css$/.test(new URL(href).pathname))
}

function mediaRulesOf(sheets: CSSStyleSheet[]): Asking[] {
  return sheets
    .flatMap(rulesIn)
    .flatMap((rule) =>
      rule instanceof CSSMediaRule && /\bwidth\b/.test(rule.media.mediaText) ? [{ rule, condition: rule.media.mediaText }] : [],
    )
}

function declarationsOf(sheets: CSSStyleSheet[]): Measured[] {
  return sheets.flatMap(rulesIn).flatMap((rule) => {
    if (!(rule instanceof CSSStyleRule) || !/\dvw\b/.test(rule.cssText)) return []
    const { style } = rule
    return [...style].flatMap((property) => {
      const value = style.getPropertyValue(property)
      return /\dvw\b/.test(value) ? [{ style, property, value, priority: style.getPropertyPriority(property) }] : []
    })
  })
}

/** A rule or sheet with all rules inside it, in their order. */
function rulesIn(parent: CSSStyleSheet | CSSRule): CSSRule[] {
  const children = parent instanceof CSSStyleSheet || parent instanceof CSSGroupingRule ? parent.cssRules : []
  return [...children].flatMap((rule) => [rule, ...rulesIn(rule)])
}
