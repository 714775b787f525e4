import { LINT_ISSUE_KINDS, type LintIssueKind } from '../content-lint/lint.ts'
import type { Label } from '../platform/i18n/message-ids.ts'

/** Everything the check can find wrong: what it is called, and what to do about it. */
export const FINDING_KINDS = {
  'link-dead': ['The link leads nowhere', 'Choose another target, or take the link away.'],
  'anchor-dead': ['There is no such place on the page', 'Give the module that is meant this anchor, or link to the page as a whole.'],
  'link-outside': ['Another site does not answer', 'Look whether the page has moved there, and link to where it is now.'],
  'file-missing': ['The file is not there', 'Choose another file of the library, or take it away.'],
  'page-blank': ['Nothing is written here yet', 'Write it: a site without home page, imprint and privacy policy is not finished.'],
  'part-unknown': [
    'Change of cast for a part that the production does not have',
    'Choose the part that is meant, or say that it is of this evening only.',
  ],
  'picture-undescribed': ['Picture without alternative text', 'Say what it shows, or mark it as decoration.'],
  'heading-jump': ['Heading level left out', 'Choose the next level: headings go down by one at a time.'],
  'heading-empty': ['Heading without words', 'Write it, or take the module away.'],
  'link-empty': ['Link without words', 'Write where it leads.'],
  'link-unclear': ['Link that does not say where it leads', 'Name the target in the words of the link, as in “Tickets for families”.'],
  'link-bare': ['Link with a bare address', 'Write in words where it leads.'],
  'link-ambiguous': ['Same words, different targets', 'Give each link words of its own.'],
  'table-headless': ['Table without head cells', 'Write the cells that name columns or rows as th.'],
  'player-untitled': ['Film or recording without a title', 'Give it a title: it is read out before it is played.'],
  'player-wordless': ['Film without captions, recording without transcript', 'Add them, so that people who do not hear can follow.'],
  'player-undescribed': [
    'Film without audio description',
    'Add a version with audio description, or a text that tells what is to be seen.',
  ],
  capitals: ['Text in capital letters', 'Write it as usual: capitals are hard to read and may be spelled out letter by letter.'],
} as const satisfies Record<LintIssueKind | LinkFault | 'page-blank' | 'part-unknown', readonly [label: Label, advice: Label]>

type LinkFault = 'link-dead' | 'anchor-dead' | 'link-outside' | 'file-missing'

export type FindingKind = keyof typeof FINDING_KINDS

/** Kinds that belong together, as the list is narrowed by them. */
export const FINDING_GROUPS = {
  links: { label: 'Broken links', kinds: ['link-dead', 'anchor-dead', 'link-outside', 'file-missing'] },
  blank: { label: 'Blank pages', kinds: ['page-blank'] },
  cast: { label: 'Cast', kinds: ['part-unknown'] },
  accessibility: { label: 'Accessibility', kinds: LINT_ISSUE_KINDS },
} as const satisfies Record<string, { label: Label; kinds: readonly FindingKind[] }>

export type FindingGroup = keyof typeof FINDING_GROUPS

/** Something wrong in what is published, at the place concerned. */
export type Finding = {
  kind: FindingKind
  field: string
  /** the module concerned; undefined in a record */
  node?: { containerId: number; nodeId: string } | undefined
  /** the words concerned, as those of a link */
  text: string
  /** the address or the number concerned */
  target: string
  /** what more there is to say */
  detail?: string
}
