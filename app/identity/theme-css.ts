import { type ZweiklangName, zweiklangNames } from '../platform/theme/color-pair.ts'
import { mixHex } from '../platform/theme/contrast.ts'
import type { Face } from './faces/face.ts'
import { type FaceCss, faceCss, gapAt } from './faces/face-css.ts'
import { mutedOn } from './muted.ts'
import { DEFAULT_THEME, type Pair, type Theme } from './theme.ts'

/** How much of the ink a hairline has. */
const LINE_SHARE = 0.2
/** The pair of what has none of its own. */
const USUAL_PAIR: ZweiklangName = 'kohle'

/**
 * Pictures in the colour of their production. They keep their brightness, so that what is written over one stays as readable. Where
 * one lies behind words its frame is drawn by itself, without what is below, so that the frame has the colour too.
 */
const TINTED =
  '[data-zweiklang] img{mix-blend-mode:luminosity}:is([data-zweiklang] picture,[data-zweiklang]>div:has(>picture:only-child)){background:var(--ground)}'

type Tokens = Record<string, string>

/**
 * A theme as CSS over `ui/tokens.css`: only what differs from the default theme, so nothing at all for that.
 * @param faces those that the house has uploaded; a theme that names none of them is set in those of the program
 * @param isDraft whether a face may come late, since nobody reads a page that is only looked at
 */
export function themeCss(theme: Theme, faces: readonly Face[] = [], isDraft = false): string {
  const set = faceCss(theme, faces, isDraft)
  const root = { ...paperTokens(theme), ...stageTokens(theme), ...faceTokens(theme, set), ...shapeTokens(theme), ...usualPair(theme) }
  const rules = [set.rules, ruleOf(':root', root)]
  // The tokens of the style sheet give way to these, so what it says for more contrast is said again.
  if (root['--muted']) rules.push('@media (prefers-contrast:more){:root{--muted:var(--ink);--line:var(--ink)}}')
  if (theme.poster === 'tinted') rules.push(TINTED)
  if (theme.corner)
    rules.push('@layer ui{input:not([type=checkbox],[type=radio],[type=range]),select,textarea{border-radius:var(--corner)!important}}')
  const changed = zweiklangNames.filter((name) => !isSame(theme.pairs[name], DEFAULT_THEME.pairs[name]))
  return [...rules, ...changed.map((name) => ruleOf(`[data-zweiklang="${name}"]`, groundTokens(theme.pairs[name])))].join('')
}

function ruleOf(selector: string, tokens: Tokens): string {
  const lines = Object.entries(tokens).map(([name, value]) => `${name}:${value}`)
  return lines.length > 0 ? `${selector}{${lines.join(';')}}` : ''
}

function paperTokens({ light, dark }: Theme): Tokens {
  if (isSame(light, DEFAULT_THEME.light) && isSame(dark, DEFAULT_THEME.dark)) return {}
  const both = (of: (pair: Pair) => string) => `light-dark(${of(light)},${of(dark)})`
  return {
    '--paper': both(({ ground }) => ground),
    '--ink': both(({ ink }) => ink),
    '--muted': both(mutedOn),
    '--line': both(({ ground, ink }) => mixHex(ink, ground, LINE_SHARE)),
  }
}

function stageTokens({ stage }: Theme): Tokens {
  if (isSame(stage, DEFAULT_THEME.stage)) return {}
  return { '--stage': stage.ground, '--on-stage': stage.ink, '--on-stage-muted': mutedOn(stage) }
}

/** Another face has its own widths and weights; Archivo has the width that was chosen. */
function faceTokens({ headlineWidth }: Theme, { tokens, hasWidthOfTheme }: FaceCss): Tokens {
  if (hasWidthOfTheme || headlineWidth === DEFAULT_THEME.headlineWidth) return tokens
  return { ...tokens, '--headline-width': `${headlineWidth}%`, '--headline-gap': gapAt(headlineWidth) }
}

function shapeTokens({ rule, corner }: Theme): Tokens {
  return {
    ...(rule === DEFAULT_THEME.rule ? {} : { '--rule': `${rule}px solid var(--ink)` }),
    ...(corner === DEFAULT_THEME.corner ? {} : { '--corner': `${corner}px` }),
  }
}

function usualPair({ pairs }: Theme): Tokens {
  return isSame(pairs[USUAL_PAIR], DEFAULT_THEME.pairs[USUAL_PAIR]) ? {} : groundTokens(pairs[USUAL_PAIR])
}

const groundTokens = ({ ground, ink }: Pair): Tokens => ({ '--ground': ground, '--on-ground': ink })

const isSame = (first: Pair, second: Pair): boolean => first.ground === second.ground && first.ink === second.ink
