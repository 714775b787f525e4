import type { Label } from '../platform/i18n/message-ids.ts'
import { DEFAULT_THEME, type Theme } from './theme.ts'

/** The themes that the program brings along, each readable everywhere; a house starts from one of them. */
export const SHIPPED_THEMES: readonly { id: string; label: Label; theme: Theme }[] = [
  { id: 'plakat', label: 'Poster|theme', theme: DEFAULT_THEME },
  {
    id: 'samt',
    label: 'Velvet',
    theme: {
      light: { ground: '#fffaf5', ink: '#2a0a12' },
      dark: { ground: '#1d0a0f', ink: '#fbeee6' },
      stage: { ground: '#3d0b18', ink: '#fdeee6' },
      pairs: {
        nachtblau: { ground: '#22305c', ink: '#e6ecfb' },
        moos: { ground: '#2f4a35', ink: '#e9f2e4' },
        pflaume: { ground: '#4a1a3c', ink: '#f8e0ee' },
        petrol: { ground: '#124a50', ink: '#dcf1ef' },
        kohle: { ground: '#2e2426', ink: '#f4e8de' },
        senf: { ground: '#e3b04b', ink: '#2b1c00' },
        rosa: { ground: '#f3c6cf', ink: '#4a0f20' },
        himmel: { ground: '#bcd5e6', ink: '#10293c' },
        apfel: { ground: '#cddba0', ink: '#1f2b0c' },
        zinnober: { ground: '#9e1b32', ink: '#ffeef0' },
      },
      headlineFace: 'newsreader',
      textFace: 'newsreader',
      headlineWidth: 100,
      rule: 1,
      corner: 24,
      poster: 'tinted',
    },
  },
  {
    id: 'werkhalle',
    label: 'Workshop hall',
    theme: {
      light: { ground: '#e8e8e4', ink: '#0a0a0a' },
      dark: { ground: '#0a0a0a', ink: '#ffffff' },
      stage: { ground: '#1a1aff', ink: '#ffffff' },
      // As bright as those of the first theme: a tinted picture keeps its brightness, and a ground beside it is to be the same.
      pairs: {
        nachtblau: { ground: '#1a1aff', ink: '#ffffff' },
        moos: { ground: '#006a3c', ink: '#d9ffe9' },
        pflaume: { ground: '#7a00a8', ink: '#f9e3ff' },
        petrol: { ground: '#005a66', ink: '#dffaff' },
        kohle: { ground: '#0a0a0a', ink: '#ffffff' },
        senf: { ground: '#ffb800', ink: '#0a0a0a' },
        rosa: { ground: '#ff9ecb', ink: '#33001a' },
        himmel: { ground: '#84d0ff', ink: '#001f33' },
        apfel: { ground: '#9ee840', ink: '#0f1f00' },
        zinnober: { ground: '#d92600', ink: '#ffffff' },
      },
      headlineFace: 'unbounded',
      textFace: 'work-sans',
      headlineWidth: 100,
      rule: 4,
      corner: 0,
      poster: 'tinted',
    },
  },
]
