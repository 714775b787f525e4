import { LINT_ISSUE_KINDS, type LintIssueKind } from '../content-lint/lint.ts'
import type { Label } from '../platform/i18n/message-ids.ts'

/** The kinds of findings, each with its name and advice on how to fix it. */
export const FINDING_KINDS = {
  'link-dead': ['Broken link', 'Choose another target or remove the link.'],
  'anchor-dead': ['Anchor not found on the page', 'Add this anchor to the intended module or link to the whole page.'],
  'link-outside': ['External site not responding', 'Check whether the page has moved and update the link.'],
  'file-missing': [
    'File missing',
    'It has been deleted or its rights have expired. Choose another file from the media library or remove it.',
  ],
  'page-blank': [
    'Visitors see nothing here yet',
    'Add content and publish it: the site is not finished without a homepage, legal notice and privacy policy.',
  ],
  'part-unknown': ['Cast change for a role not in the production', 'Choose the intended role or “Something else, this evening only”.'],
  'picture-undescribed': ['Image without alt text', 'Describe what it shows or mark it as decorative.'],
  'heading-jump': ['Skipped heading level', 'Use the next level: headings go down one level at a time.'],
  'heading-empty': ['Empty heading', 'Add text or remove the module.'],
  'link-empty': ['Link without text', 'Add text that says where it leads.'],
  'link-unclear': ['Unclear link text', 'Name the target in the link text, for example “Tickets for families”.'],
  'link-bare': ['URL as link text', 'Say in words where it leads.'],
  'link-ambiguous': ['Same link text, different targets', 'Give each link its own text.'],
  'table-headless': ['Table without header cells', 'Mark up cells that name columns or rows as th.'],
  'player-untitled': ['Video or recording without a title', 'Add a title: it is read out before playback.'],
  'player-wordless': [
    'Video without captions or recording without transcript',
    'Add what is said so that people who cannot hear can follow.',
  ],
  'player-undescribed': ['Video without audio description', 'Add an audio-described version or a text describing what can be seen.'],
  capitals: ['Text in capital letters', 'Use normal case: capitals are hard to read, and some screen readers spell them out.'],
} as const satisfies Record<LintIssueKind | LinkFault | 'page-blank' | 'part-unknown', readonly [label: Label, advice: Label]>

type LinkFault = 'link-dead' | 'anchor-dead' | 'link-outside' | 'file-missing'

export type FindingKind = keyof typeof FINDING_KINDS

/** Groups of kinds, by which the list is filtered. */
export const FINDING_GROUPS = {
  links: { label: 'Broken links', kinds: ['link-dead', 'anchor-dead', 'link-outside', 'file-missing'] },
  blank: { label: 'Empty pages', kinds: ['page-blank'] },
  cast: { label: 'Cast', kinds: ['part-unknown'] },
  accessibility: { label: 'Accessibility', kinds: LINT_ISSUE_KINDS },
} as const satisfies Record<string, { label: Label; kinds: readonly FindingKind[] }>

export type FindingGroup = keyof typeof FINDING_GROUPS

/** A problem in published content, at a field of a module or record. */
export type Finding = {
  kind: FindingKind
  field: string
  /** the module; undefined in a record */
  node?: { containerId: number; nodeId: string } | undefined
  /** the text concerned, such as a link text */
  text: string
  /** the address or id concerned */
  target: string
  /** a parameter of the message */
  detail?: string
}
