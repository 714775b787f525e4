import type { MessageId } from '../../platform/i18n/message-ids.ts'

/** Everything the check can find wrong: what it is called, and what to do about it. */
export const FINDING_KINDS = {
  'link-dead': ['The link leads nowhere', 'Choose another target, or take the link away.'],
  'anchor-dead': ['There is no such place on the page', 'Give the module that is meant this anchor, or link to the page as a whole.'],
  'link-outside': ['Another site does not answer', 'Look whether the page has moved there, and link to where it is now.'],
  'file-missing': ['The file is not there', 'Choose another file of the library, or take it away.'],
} as const satisfies Record<string, readonly [label: MessageId, advice: MessageId]>

export type FindingKind = keyof typeof FINDING_KINDS

/** Kinds that belong together, as the list is narrowed by them. */
export const FINDING_GROUPS = {
  links: { label: 'Broken links', kinds: ['link-dead', 'anchor-dead', 'link-outside', 'file-missing'] },
} as const satisfies Record<string, { label: MessageId; kinds: readonly FindingKind[] }>

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
