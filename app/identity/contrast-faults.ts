import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { zweiklangNames } from '../platform/theme/color-pair.ts'
import { contrastOfHex, LARGE_CONTRAST, TEXT_CONTRAST } from '../platform/theme/contrast.ts'
import { mutedOn } from './muted.ts'
import type { Pair, Theme } from './theme.ts'

/** Colours of `ui/tokens.css` that no theme changes and that must be readable on its paper; the last is the focus ring. */
const SIGNALS = {
  light: ['#1f6b3a', '#8a5a00', '#b3261e', '#0b57d0'],
  dark: ['#7bd197', '#f2c14e', '#ff8a7a', '#8ab4ff'],
} as const

/** Something that could not be read: where, its ratio, and the one that is needed. */
export type ContrastFault = { path: string[]; ratio: number; needed: number }

/** Where a theme would be unreadable by WCAG 2.2 AA; empty for a theme that may be used. */
export function contrastFaults(theme: Theme): ContrastFault[] {
  return [
    ...papers(theme),
    ...faultsOf(['stage'], theme.stage, [mutedOn(theme.stage)]),
    ...zweiklangNames.flatMap((name) => faultsOf(['pairs', name], theme.pairs[name])),
  ]
}

/** A ratio as it is read, such as `4,5`; rounded down, so that none reads as enough that is not. */
export function ratioText(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toLocaleString(DEFAULT_LOCALE)
}

/** The least contrast that a theme has between a background and what is written on it. */
export function leastContrast(theme: Theme): number {
  const pairs = [theme.light, theme.dark, theme.stage, ...Object.values(theme.pairs)]
  return Math.min(...pairs.map(({ ground, ink }) => contrastOfHex(ground, ink)))
}

function papers(theme: Theme): ContrastFault[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const pair = theme[scheme]
    const [focus, ...signals] = SIGNALS[scheme].toReversed()
    return [
      ...faultsOf([scheme], pair, [mutedOn(pair), ...signals]),
      ...fault([scheme], contrastOfHex(focus ?? pair.ink, pair.ground), LARGE_CONTRAST),
    ]
  })
}

function faultsOf(path: string[], { ground, ink }: Pair, others: string[] = []): ContrastFault[] {
  const least = Math.min(...[ink, ...others].map((colour) => contrastOfHex(colour, ground)))
  return fault(path, least, TEXT_CONTRAST)
}

function fault(path: string[], ratio: number, needed: number): ContrastFault[] {
  return ratio < needed ? [{ path, ratio, needed }] : []
}
