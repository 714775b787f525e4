import { agb } from './legal/agb.ts'
import { datenschutz } from './legal/datenschutz.ts'
import { impressum } from './legal/impressum.ts'
import type { WrittenNode } from './nodes.ts'

/** The legal pages, in the order of the numbers by which the site reads them. */
export const legalPages: { slug: string; nodes: WrittenNode[] }[] = [
  { slug: 'legal-impressum', nodes: impressum },
  { slug: 'legal-datenschutz', nodes: datenschutz },
  { slug: 'legal-agb', nodes: agb },
]
