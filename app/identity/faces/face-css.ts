import ranges from '../../ui/fonts/subsets.json' with { type: 'json' }
import type { Theme } from '../theme.ts'
import { type Face, type FacePart, type FaceShape, faceUrl } from './face.ts'
import { DEVICE_LETTERS, HEADLINE_WEIGHT, TEXT_WEIGHT } from './measures.ts'
import { isOpenFamily, OPEN_FAMILY } from './open-families.ts'
import { openFiles } from './open-files.ts'
import openShapes from './open-shapes.json' with { type: 'json' }
import { letterAt, stretchAt, weightAt } from './shape-at.ts'
import { NEWSREADER_SHAPE } from './shipped-shapes.ts'

/** What the design sets headlines to before they open, and Archivo's average letter there, to which the house's name is fitted. */
const CURTAIN_CLOSED = 62
const ARCHIVO_CLOSED_LETTER = 0.3426
/** Parts of a size that one letter of the house's name takes: on a phone its longest word fills the line, else all of it. */
const NAME_LETTER = { phone: 0.385, wide: 0.352 }
/** From this weight on letters are bold; below it devices draw them as text. */
const BOLD = 600
/** Between words of narrower letters a font leaves too little. */
const NARROW = 85
/** Headlines of wider letters are drawn smaller, so that a word of eight fits beside a picture; but never to less than this part. */
const [WIDE_LETTER, LEAST_SCALE] = [0.52, 0.7]
/** From this average letter on a long word can be wider than a phone, of whose width a line has so many per cent. */
const [DIVIDED_LETTER, LONG_WORD, LINE_OF_PHONE] = [0.45, 17, 90]
/** What devices have, by the names that they have it under. */
const DEVICE_FACES = {
  sans: { regular: ['Arial', 'Liberation Sans', 'Roboto'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'] },
  serif: { regular: ['Times New Roman', 'Liberation Serif'], bold: ['Times New Roman Bold', 'Liberation Serif Bold'] },
} as const

type Tokens = Record<string, string>
/** A face as pages name it; without files where the program loads it itself. */
type SetFace = { name: string; shape: FaceShape; headlineWeight?: number; files: { url: string; part: FacePart }[] }
/** The rules that bring faces, and the tokens that name them; neither where the site is set in Archivo. */
export type FaceCss = { rules: string; tokens: Tokens; hasWidthOfTheme: boolean }

const ARCHIVO_STACK = '"Archivo","Archivo Fallback","Archivo Fallback Wide",Arial,sans-serif'

/** The faces of a theme as CSS. Each has one of the device beside it that takes the same room, so that nothing moves. */
export function faceCss({ headlineFace, headlineWidth, textFace }: Theme, faces: readonly Face[], isDraft: boolean): FaceCss {
  const headline = setFace(headlineFace, faces)
  const text = setFace(textFace, faces)
  const display = isDraft ? 'swap' : 'optional'
  // Texts keep their size, so a face of both is drawn as it is.
  const scale = headline && headlineFace !== textFace ? scaleOf(headline, headlineWidth) : 1
  const filesOf = (face: SetFace | undefined, part: number) => face?.files.map((file) => fileRule(face, file, display, part)) ?? []
  const own = new Set([...filesOf(headline, scale), ...filesOf(text, 1)])
  const devices = [
    ...(headline ? [headlineDevice(headline, headlineWidth, scale), nameRules(headline, scale)] : []),
    ...(text ? textDevices(text) : []),
  ]
  const headlines = headline ? headlineTokens(headline, headlineWidth) : text ? { '--headline-font': ARCHIVO_STACK } : undefined
  return {
    rules: [...own, ...devices, headlines ? HEADLINE_RULES : '', headline ? phoneRules(headline, headlineWidth, scale) : ''].join(''),
    tokens: { ...headlines, ...(text ? textTokens(text) : {}) },
    hasWidthOfTheme: Boolean(headline),
  }
}

/** Headlines, what is drawn like one in menu and quotes, and the house's name at the foot of the page. */
const HEADLINE_RULES =
  '@layer base{h1,h2,h3,h4,figure>blockquote,#menu>div>ul>li>:first-child,#menu strong{font-family:var(--headline-font)}}footer>p:last-child>span{font-family:var(--headline-font)}'

/** Whether headlines of a face can be set wider and narrower. */
export function hasWidths(face: Theme['headlineFace'], faces: readonly Face[]): boolean {
  const set = setFace(face, faces)
  return set ? set.shape.stretch !== null : true
}

/** At which place of its axes the face of headlines is set, and which one it is; undefined for Archivo. */
export function headlineCut(theme: Theme, faces: readonly Face[]): { id: string; axes: Record<string, number> } | undefined {
  const set = setFace(theme.headlineFace, faces)
  if (!set) return undefined
  const { weight, stretch } = set.shape
  return {
    id: theme.headlineFace,
    axes: {
      ...(weight.from < weight.to ? { wght: headlineWeightOf(set) } : {}),
      ...(stretch ? { wdth: stretchAt(set.shape, theme.headlineWidth) } : {}),
    },
  }
}

/** The room between words of headlines of a width. */
export const gapAt = (width: number): string => (width < NARROW ? '0.12em' : '0')

/** The face that a theme names; undefined for Archivo, and for one that is no longer there. */
function setFace(id: Theme['headlineFace'], faces: readonly Face[]): SetFace | undefined {
  if (id === 'newsreader') return { name: 'Newsreader', shape: NEWSREADER_SHAPE, headlineWeight: NEWSREADER_WEIGHT, files: [] }
  if (isOpenFamily(id)) {
    const { family, headlineWeight } = OPEN_FAMILY[id]
    return { name: family, shape: openShapes[id], headlineWeight, files: openFiles(id) }
  }
  const face = faces.find((own) => own.id === id)
  return face && { name: `House ${id}`, shape: face.shape, files: face.parts.map((part) => ({ part, url: faceUrl(face.id, part) })) }
}

function headlineTokens(set: SetFace, wish: number): Tokens {
  const { name, shape } = set
  const width = stretchAt(shape, wish)
  return {
    '--headline-font': `"${name}","${name} Headline",${genericOf(shape)}`,
    '--headline-width': `${width}%`,
    '--curtain-closed': `${stretchAt(shape, CURTAIN_CLOSED)}%`,
    '--headline-gap': shape.stretch ? gapAt(width) : '0',
    '--headline-weight': String(headlineWeightOf(set)),
  }
}

/** It is drawn lighter than Archivo, and needs no more to be seen as a headline. */
const NEWSREADER_WEIGHT = 560

const headlineWeightOf = ({ shape, headlineWeight = HEADLINE_WEIGHT }: SetFace): number => weightAt(shape, headlineWeight)

function textTokens({ name, shape }: SetFace): Tokens {
  const closed = letterAt(shape, stretchAt(shape, CURTAIN_CLOSED)).headline
  return {
    '--font': `"${name}","${name} Text",${genericOf(shape)}`,
    '--text-weight': String(weightAt(shape, TEXT_WEIGHT)),
    // The number of the page of errors is as wide as in Archivo, so that it stays in its light.
    '--number-share': Math.min(1, ARCHIVO_CLOSED_LETTER / closed).toFixed(2),
  }
}

/** How much of its size a face of headlines is drawn at: less where its letters are wide. */
function scaleOf({ shape }: SetFace, wish: number): number {
  return Math.max(LEAST_SCALE, Math.min(1, WIDE_LETTER / letterAt(shape, stretchAt(shape, wish)).headline))
}

/** On a phone a word of sixteen letters fits its line, and a longer one goes on below with a hyphen rather than being torn. */
function phoneRules({ shape }: SetFace, wish: number, scale: number): string {
  const letter = letterAt(shape, stretchAt(shape, wish)).headline * scale
  if (letter <= DIVIDED_LETTER) return ''
  const size = `:root{--h1:max(2rem,${((LINE_OF_PHONE / LONG_WORD) * (1 / letter)).toFixed(1)}vw)}[data-zweiklang] h1{font-size:var(--h1)}`
  return `@media (max-width:30em){${size}@layer base{h1,h2,h3,h4{hyphens:auto;hyphenate-limit-chars:10 4 4}}}`
}

type FileOfFace = SetFace['files'][number]

function fileRule({ name, shape: { weight, stretch } }: SetFace, { url, part }: FileOfFace, display: string, scale: number): string {
  return fontFace([
    `font-family:"${name}"`,
    `src:url("${url}") format("woff2")`,
    `font-weight:${weight.from} ${weight.to}`,
    ...(stretch ? [`font-stretch:${stretch.from}% ${stretch.to}%`] : []),
    ...(part === 'common' ? [] : [`unicode-range:${ranges[part].replaceAll(' ', '')}`]),
    `font-display:${display}`,
    ...(scale < 1 ? [`size-adjust:${percent(scale)}`] : []),
  ])
}

function headlineDevice({ name, shape }: SetFace, wish: number, scale: number): string {
  const isBold = weightAt(shape, HEADLINE_WEIGHT) >= BOLD
  return deviceRule(`${name} Headline`, shape, isBold, letterAt(shape, stretchAt(shape, wish)).headline, '100 900', scale)
}

function textDevices({ name, shape }: SetFace): string[] {
  const { text, headline } = letterAt(shape, stretchAt(shape, 100))
  return [
    deviceRule(`${name} Text`, shape, false, text, `100 ${BOLD - 20}`),
    deviceRule(`${name} Text`, shape, true, headline, `${BOLD - 19} 900`),
  ]
}

/** A face of the device, made as wide and as high as another. */
function deviceRule(
  family: string,
  { isSerif, ascent, descent, lineGap }: FaceShape,
  isBold: boolean,
  letter: number,
  weight: string,
  scale = 1,
): string {
  const [kind, cut] = [isSerif ? 'serif' : 'sans', isBold ? 'bold' : 'regular'] as const
  const size = letter / DEVICE_LETTERS[kind][cut]
  return fontFace([
    `font-family:"${family}"`,
    `src:${DEVICE_FACES[kind][cut].map((local) => `local("${local}")`).join(',')}`,
    `font-weight:${weight}`,
    `size-adjust:${percent(size * scale)}`,
    `ascent-override:${percent(ascent / size)}`,
    `descent-override:${percent(descent / size)}`,
    `line-gap-override:${percent(lineGap / size)}`,
  ])
}

/** The house's name at the foot of the page, in the size at which letters of this face fill the line (shell/footer). */
function nameRules({ shape }: SetFace, scale: number): string {
  const share = (scale * letterAt(shape, stretchAt(shape, CURTAIN_CLOSED)).headline) / ARCHIVO_CLOSED_LETTER
  const name = 'footer>p:last-child>span'
  const size = (letters: string, part: number, most: string) =>
    `${name}{font-size:min(calc(100cqi/var(${letters})/${(part * share).toFixed(3)}),${most})}`
  return `${size('--letters-of-word', NAME_LETTER.phone, '8rem')}@media (min-width:48em){${size('--letters', NAME_LETTER.wide, '24rem')}}`
}

const fontFace = (descriptors: string[]): string => `@font-face{${descriptors.join(';')}}`
const percent = (part: number): string => `${Number((part * 100).toFixed(1))}%`
const genericOf = ({ isSerif }: FaceShape): string => (isSerif ? 'serif' : 'Arial,sans-serif')
