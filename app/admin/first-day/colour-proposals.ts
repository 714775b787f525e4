import { contrastFaults, type Pair, type Theme } from '../../identity/index.ts'
import type { Label } from '../../platform/i18n/message-ids.ts'
import { contrastOfHex, mixHex, TEXT_CONTRAST } from '../../platform/theme/contrast.ts'

/** Colours for a house as it is asked about them: one, and the theme made of it. */
export type ColourProposal = { name: Label; colour: string; theme: Theme }

/** Colours to choose from where there is no logo yet. */
const WITHOUT_LOGO = ['#b0203c', '#12332d', '#f5b53f']
const MOST = 3
const STEP = 0.06

/** Names of colours by where their hue begins, in degrees. */
const HUE_NAMES: [from: number, name: Label][] = [
  [345, 'Velvet|colour'],
  [285, 'Plum|colour'],
  [200, 'Night blue|colour'],
  [175, 'Petrol|colour'],
  [75, 'Bottle green|colour'],
  [38, 'Brass|colour'],
  [14, 'Copper|colour'],
  [0, 'Velvet|colour'],
]
/** Below this saturation a colour has no hue to be named by. */
const GREY = 0.12

/**
 * Themes made of the colours of a logo, or of those that suit a theatre, each readable everywhere. What else a theme says stays.
 * @param colours of the logo, the one that fills most of it first
 */
export function colourProposals(colours: readonly string[], base: Theme): ColourProposal[] {
  return [...new Set([...colours, ...WITHOUT_LOGO])]
    .slice(0, MOST)
    .map((colour) => ({ name: nameOf(colour), colour, theme: themeOf(colour, base) }))
}

/** A theme in one colour: footer and notices, the house's own pair, and a trace of it on the paper. */
function themeOf(colour: string, base: Theme): Theme {
  const deep = mixHex(colour, '#0d0a08', 0.28)
  const pale = mixHex(colour, '#fffdfa', 0.12)
  const own = readable({ ground: colour, ink: contrastOfHex(colour, pale) > contrastOfHex(colour, deep) ? pale : deep })
  const theme: Theme = {
    ...base,
    light: { ground: mixHex(colour, '#fcf8f2', 0.03), ink: mixHex(colour, '#151210', 0.12) },
    dark: { ground: mixHex(colour, '#141110', 0.08), ink: mixHex(colour, '#f8f4ee', 0.06) },
    stage: readable({ ground: mixHex(colour, '#100c0b', 0.36), ink: pale }),
    pairs: { ...base.pairs, zinnober: own, kohle: own },
  }
  // Papers of a strong colour may bite the colours of errors and notices; then they stay as they are.
  return contrastFaults(theme).length === 0 ? theme : { ...theme, light: base.light, dark: base.dark }
}

/** A pair with its background moved away from what is written on it, as far as reading needs. */
function readable({ ground, ink }: Pair): Pair {
  const away = contrastOfHex(ink, '#000000') > contrastOfHex(ink, '#ffffff') ? '#000000' : '#ffffff'
  for (let share = 1; share > 0; share -= STEP) {
    const moved = mixHex(ground, away, share)
    if (contrastOfHex(moved, ink) >= TEXT_CONTRAST + 0.4) return { ground: moved, ink }
  }
  return { ground: away, ink }
}

function nameOf(colour: string): Label {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = most - least
  if (range < GREY) return 'Charcoal|colour'
  const sixths = most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  const hue = (sixths * 60 + 360) % 360
  return HUE_NAMES.find(([from]) => hue >= from)?.[1] ?? 'Charcoal|colour'
}
