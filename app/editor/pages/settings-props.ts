import type { PageSettings } from '../../content/page-schema.ts'

/** What a part of a page's settings is drawn from, and how it changes them. */
export type SettingsProps = {
  page: PageSettings
  errors: Record<string, string[]>
  set: (name: keyof PageSettings, value: unknown) => void
}
