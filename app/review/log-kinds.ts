import type { Label } from '../platform/i18n/message-ids.ts'

const text = (label: Label) => ({ label })

/** How the audit log lists comments; the title is that of the page. */
export const commentKind = {
  name: 'comment',
  area: 'site',
  label: 'Comment',
  plural: 'Comments',
  fields: { text: text('Text'), isResolved: text('Resolved') },
} as const

/** How it lists preview links. */
export const previewLinkKind = {
  name: 'preview-link',
  area: 'site',
  label: 'Preview link',
  plural: 'Preview links',
  fields: { note: text('Note'), endsAt: text('Ends') },
} as const

/** How it lists reviews. */
export const reviewKind = {
  name: 'review',
  area: 'site',
  label: 'Review',
  plural: 'Reviews',
  fields: { outcome: text('Outcome') },
} as const
