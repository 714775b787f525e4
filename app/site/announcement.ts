import { escapeHtml } from '../platform/format/escape-html.ts'
import { t } from '../platform/i18n/i18n.ts'
import { inPageLanguage } from '../platform/routing/in-page-language.ts'
import type { HouseHeader } from './header-parts.ts'

/** The class of the announcement, which `own-header.css` sets. */
const CLASS = 'house-announcement'

/**
 * The sentence above a header, as HTML: it stands where administrators' HTML above the header does, so that no script of a
 * visitor's page knows of it. Nothing without one.
 */
export function announcementHtml({ announcement }: HouseHeader): string {
  if (!announcement) return ''
  const { text, url, pair } = announcement
  const words = url ? `<a href="${escapeHtml(inPageLanguage(url))}">${escapeHtml(text)}</a>` : escapeHtml(text)
  return `<aside class="${CLASS}" data-zweiklang="${pair}" aria-label="${escapeHtml(t('Announcement'))}">${words}</aside>`
}
