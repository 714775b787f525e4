import type { ContentFragment } from './content-fragment.ts'

/** Accessibility problems of content (WCAG 2.2). */
export const LINT_ISSUE_KINDS = [
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
export type LintIssueKind = (typeof LINT_ISSUE_KINDS)[number]

/** A problem of a fragment: the text and address concerned, and a detail for the message. */
export type LintIssue<P extends ContentFragment = ContentFragment> = {
  kind: LintIssueKind
  fragment: P
  text: string
  target: string
  detail: string
}
type Found = Omit<LintIssue, 'fragment'>

/** The heading level of the page's title. */
const PAGE_TITLE_LEVEL = 1
const UNCLEAR = new Set([
  ...['hier', 'hier klicken', 'klicken', 'klicken sie hier', 'klick', 'link', 'zum link', 'dieser link', 'da', 'dort'],
  ...['mehr', 'mehr lesen', 'mehr erfahren', 'mehr dazu', 'mehr infos', 'weiter', 'weiterlesen', 'details', 'here', 'more', 'read more'],
])
const LONG_ADDRESS_LENGTH = 30
/** Shorter texts may be names spelled in capitals. */
const MIN_CAPITAL_LETTERS = 10
const CAPITALS_WORD = /\p{Lu}{3,}/gu

/** Lints the fragments of one page or record, in their order. @param isPage whether its headings follow a page title */
export function lint<P extends ContentFragment>(fragments: readonly P[], { isPage }: { isPage: boolean }): LintIssue<P>[] {
  const headings = headingRule(isPage)
  const links = ambiguousLinkRule()
  return fragments.flatMap((fragment) =>
    [...lintFragment(fragment), ...headings(fragment), ...links(fragment)].map((issue): LintIssue<P> => ({ ...issue, fragment })),
  )
}

function lintFragment(fragment: ContentFragment): Found[] {
  switch (fragment.kind) {
    case 'link':
      return lintLink(fragment)
    case 'text':
      return isAllCapitals(fragment.text) ? [issueOf('capitals', fragment.text)] : []
    case 'heading':
      return fragment.text === '' ? [issueOf('heading-empty')] : []
    case 'bare picture':
      return [issueOf('picture-undescribed', '', fragment.address)]
    case 'undescribed picture':
      return [issueOf('picture-undescribed')]
    case 'headless table':
      return [issueOf('table-headless', fragment.text)]
    case 'player':
      return [
        ...(fragment.title === '' ? [issueOf('player-untitled')] : []),
        ...(fragment.words === 'missing' ? [issueOf('player-wordless', fragment.title, '', fragment.sort)] : []),
        ...(fragment.description === 'missing' ? [issueOf('player-undescribed', fragment.title)] : []),
      ]
    default:
      return []
  }
}

function lintLink({ text, address }: Extract<ContentFragment, { kind: 'link' }>): Found[] {
  if (text === null) return []
  const words = wordsOf(text)
  if (text.trim() === '') return [issueOf('link-empty', '', address)]
  if (UNCLEAR.has(words)) return [issueOf('link-unclear', text.trim(), address)]
  const isUrlAsText = /^https?:\/\//.test(words) || (/^www\./.test(words) && words.length > LONG_ADDRESS_LENGTH)
  return isUrlAsText ? [issueOf('link-bare', text.trim(), address)] : []
}

/** Heading levels may increase by one at a time, starting from the page's title, and decrease by any number. */
function headingRule(isPage: boolean): (fragment: ContentFragment) => Found[] {
  let last = PAGE_TITLE_LEVEL
  return (fragment) => {
    if (!isPage || fragment.kind !== 'heading') return []
    const isJump = !fragment.isFixed && fragment.level > last + 1
    const jump = issueOf('heading-jump', fragment.text, '', `${last} ${fragment.level}`)
    last = fragment.level
    return isJump ? [jump] : []
  }
}

/** Links with the same text and different targets: indistinguishable in a list of links (WCAG 2.4.4). */
function ambiguousLinkRule(): (fragment: ContentFragment) => Found[] {
  const targets = new Map<string, string>()
  return (fragment) => {
    if (fragment.kind !== 'link' || fragment.text === null || fragment.hasContext) return []
    const words = wordsOf(fragment.text)
    if (words === '' || UNCLEAR.has(words)) return []
    const target = fragment.address.replace(/\/+$/, '')
    const before = targets.get(words)
    if (before === undefined) targets.set(words, target)
    return before === undefined || before === target ? [] : [issueOf('link-ambiguous', fragment.text.trim(), fragment.address, before)]
  }
}

/** Whether a text is all capitals and longer than a name or an abbreviation. */
function isAllCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return letters >= MIN_CAPITAL_LETTERS && !/\p{Ll}/u.test(text) && (text.match(CAPITALS_WORD)?.length ?? 0) >= 2
}

function wordsOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.…»›>→:!]+$/, '')
}

function issueOf(kind: LintIssueKind, text = '', target = '', detail = ''): Found {
  return { kind, text, target, detail }
}
