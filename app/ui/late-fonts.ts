/**
 * Puts on the fonts that came too late for the page's first picture. They are `optional`, so that no letter moves
 * under somebody's eyes; without this they would stay off until the next full load. To be called when another
 * page shows anyway.
 */
export async function putOnLateFonts(): Promise<void> {
  const faces = [...document.styleSheets].flatMap((sheet) => optionalFacesIn(sheet.cssRules))
  for (const face of await Promise.all(faces.map((loading) => loading.load()))) document.fonts.add(face)
}

function optionalFacesIn(rules: CSSRuleList): FontFace[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSGroupingRule) return optionalFacesIn(rule.cssRules)
    return rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional' ? [faceOf(rule.style)] : []
  })
}

function faceOf(style: CSSStyleDeclaration): FontFace {
  const value = (name: string) => style.getPropertyValue(name)
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    weight: value('font-weight') || 'normal',
    stretch: value('font-stretch') || 'normal',
  })
}
