import type { Label } from '../platform/i18n/message-ids.ts'

/** The kinds of what the demo brings, as they are called. */
export const DEMO_KINDS = {
  page: 'Pages',
  legal: 'Legal pages',
  form: 'Forms',
  production: 'Productions|records',
  person: 'People|area',
  venue: 'Venues',
  article: 'Articles',
} as const satisfies Record<string, Label>

/** Something that is still as the demo wrote it, and where it is edited. */
export type DemoText = { kind: keyof typeof DEMO_KINDS; title: string; to: string }
