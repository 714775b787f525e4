import type { Piece } from './piece.ts'

/** What can be wrong with a content for people who do not see it, do not see it well or hear its links read out (WCAG 2.2). */
export const FAULT_KINDS = [
  'picture-undescribed',
  'heading-jump',
  'heading-empty',
  'link-empty',
  'link-unclear',
  'link-bare',
  'link-ambiguous',
  'table-headless',
  'player-untitled',
  'player-wordless',
  'player-undescribed',
  'capitals',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** Something wrong with a piece: the words and the address concerned, and what more there is to say. */
export type Fault<P extends Piece = Piece> = { kind: FaultKind; piece: P; text: string; target: string; detail: string }
type Found = Omit<Fault, 'piece'>

/** The level of the page's own title, which stands above all modules. */
const PAGE_TITLE_LEVEL = 1
const UNCLEAR = new Set([
  ...['hier', 'hier klicken', 'klicken', 'klicken sie hier', 'klick', 'link', 'zum link', 'dieser link', 'da', 'dort'],
  ...['mehr', 'mehr lesen', 'mehr erfahren', 'mehr dazu', 'mehr infos', 'weiter', 'weiterlesen', 'details', 'here', 'more', 'read more'],
])
const LONG_ADDRESS = 30
/** Shorter words may be names that are written so. */
const SHOUTED_LETTERS = 10
const SHOUTED_WORD = /\p{Lu}{3,}/gu

/** What is wrong with the pieces of one page or record, in their order. @param isPage whether their headings follow a page's title */
export function faultsIn<P extends Piece>(pieces: readonly P[], { isPage }: { isPage: boolean }): Fault<P>[] {
  const headings = headingRule(isPage)
  const links = sameWordsRule()
  return pieces.flatMap((piece) =>
    [...faultsOf(piece), ...headings(piece), ...links(piece)].map((found): Fault<P> => ({ ...found, piece })),
  )
}

function faultsOf(piece: Piece): Found[] {
  switch (piece.kind) {
    case 'link':
      return linkFaults(piece)
    case 'text':
      return isShouted(piece.text) ? [found('capitals', piece.text)] : []
    case 'heading':
      return piece.text === '' ? [found('heading-empty')] : []
    case 'bare picture':
      return [found('picture-undescribed', '', piece.address)]
    case 'undescribed picture':
      return [found('picture-undescribed')]
    case 'headless table':
      return [found('table-headless', piece.text)]
    case 'player':
      return [
        ...(piece.title === '' ? [found('player-untitled')] : []),
        ...(piece.words === 'missing' ? [found('player-wordless', piece.title, '', piece.sort)] : []),
        ...(piece.description === 'missing' ? [found('player-undescribed', piece.title)] : []),
      ]
    default:
      return []
  }
}

function linkFaults({ text, address }: Extract<Piece, { kind: 'link' }>): Found[] {
  if (text === null) return []
  const words = wordsOf(text)
  if (text.trim() === '') return [found('link-empty', '', address)]
  if (UNCLEAR.has(words)) return [found('link-unclear', text.trim(), address)]
  const isBare = /^https?:\/\//.test(words) || (/^www\./.test(words) && words.length > LONG_ADDRESS)
  return isBare ? [found('link-bare', text.trim(), address)] : []
}

/** Headings go down by one level at a time, from the page's title on; back up they may go at once. */
function headingRule(isPage: boolean): (piece: Piece) => Found[] {
  let last = PAGE_TITLE_LEVEL
  return (piece) => {
    if (!isPage || piece.kind !== 'heading') return []
    const isJump = !piece.isFixed && piece.level > last + 1
    const jump = found('heading-jump', piece.text, '', `${last} ${piece.level}`)
    last = piece.level
    return isJump ? [jump] : []
  }
}

/** Whoever hears the links of a page one after the other cannot tell two of the same words from each other. */
function sameWordsRule(): (piece: Piece) => Found[] {
  const targets = new Map<string, string>()
  return (piece) => {
    if (piece.kind !== 'link' || piece.text === null || piece.hasContext) return []
    const words = wordsOf(piece.text)
    if (words === '' || UNCLEAR.has(words)) return []
    const target = piece.address.replace(/\/+$/, '')
    const before = targets.get(words)
    if (before === undefined) targets.set(words, target)
    return before === undefined || before === target ? [] : [found('link-ambiguous', piece.text.trim(), piece.address, before)]
  }
}

/** Whether a text is written in nothing but capitals, and is more than a short name or an abbreviation. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= SHOUTED_LETTERS && !/\p{Ll}/u.test(text) && (text.match(SHOUTED_WORD)?.length ?? 0) >= 2
}

function wordsOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.…»›>→:!]+$/, '')
}

function found(kind: FaultKind, text = '', target = '', detail = ''): Found {
  return { kind, text, target, detail }
}
