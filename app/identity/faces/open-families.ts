import type { Label } from '../../platform/i18n/message-ids.ts'

/** Open families that come with the program beside Archivo and Newsreader, by the names of their packages (decision 0145). */
export const OPEN_FAMILIES = [
  'bricolage-grotesque',
  'work-sans',
  'libre-franklin',
  'jost',
  'atkinson-hyperlegible-next',
  'eb-garamond',
  'vollkorn',
  'fraunces',
  'playfair',
  'bitter',
  'oswald',
  'unbounded',
] as const
export type OpenFamily = (typeof OPEN_FAMILIES)[number]

/** What is said of a family to those who choose, and how it is set. */
type Described = {
  family: string
  character: Label
  /** measures do not tell it for sure: these files leave the class of a family empty */
  isSerif?: true
  /** drawn for large sizes; in texts it would tire */
  isForHeadlinesAlone?: true
  /** of headlines, where the weight of Archivo is too much for it */
  headlineWeight?: number
}

export const OPEN_FAMILY: Record<OpenFamily, Described> = {
  'bricolage-grotesque': { family: 'Bricolage Grotesque', character: 'Grotesque with edges, in several widths' },
  'work-sans': { family: 'Work Sans', character: 'Grotesque, open and plain' },
  'libre-franklin': { family: 'Libre Franklin', character: 'Grotesque, strong as in a newspaper' },
  jost: { family: 'Jost', character: 'Geometric, as in the 1920s' },
  'atkinson-hyperlegible-next': { family: 'Atkinson Hyperlegible Next', character: 'Drawn for people with low vision' },
  'eb-garamond': { family: 'EB Garamond', character: 'Classical, as in a book', isSerif: true, headlineWeight: 600 },
  vollkorn: { family: 'Vollkorn', character: 'Warm and strong, as in a book', isSerif: true, headlineWeight: 640 },
  fraunces: {
    family: 'Fraunces',
    character: 'Soft and old-fashioned, for headlines',
    isSerif: true,
    isForHeadlinesAlone: true,
    headlineWeight: 640,
  },
  playfair: {
    family: 'Playfair',
    character: 'Elegant with fine strokes, for headlines',
    isSerif: true,
    isForHeadlinesAlone: true,
    headlineWeight: 640,
  },
  bitter: { family: 'Bitter', character: 'Slab serif, calm to read', isSerif: true },
  oswald: { family: 'Oswald', character: 'Narrow as on a poster, for headlines', isForHeadlinesAlone: true, headlineWeight: 600 },
  unbounded: { family: 'Unbounded', character: 'Wide and round, for headlines', isForHeadlinesAlone: true, headlineWeight: 700 },
}

/** Whether a face that a theme names is one of the open families. */
export function isOpenFamily(face: string): face is OpenFamily {
  return Object.hasOwn(OPEN_FAMILY, face)
}
