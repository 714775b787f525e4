import { and, eq } from 'drizzle-orm'
import { type DeletedPages, type PageLog, releaseKind } from '../content/index.server.ts'
import type { Label } from '../platform/i18n/message-ids.ts'
import type { Platform } from '../platform/platform.ts'
import { recordChanges } from '../records/tables.ts'
import { recordChange } from '../records/write.server.ts'
import { LEGAL_CONTENT, LEGAL_PAGES } from '../site/index.server.ts'

const text = (label: Label) => ({ label })

/** The kind under which the audit log lists pages, which are no records. */
export const pageKind = {
  name: 'page',
  area: 'site',
  label: 'Page',
  plural: 'Pages',
  fields: {
    title: text('Title'),
    path: text('URL'),
    parent_id: text('Position in page tree'),
    headline: text('Heading'),
    is_online: text('Visible to visitors'),
    in_menu: text('In the menu'),
    in_footer: text('In the footer'),
    is_clickable: text('Clickable in menu and breadcrumb'),
    has_tab_navigation: text('Show subpages as tabs'),
    is_landing_page: text('Landing page without menu'),
    publish_at: text('Visible from'),
    unpublish_at: text('Visible until'),
    meta_title: text('Search engine title'),
    meta_description: text('Search engine description'),
    og_title: text('Title when shared'),
    og_description: text('Description when shared'),
    og_image: text('Sharing image'),
    og_type: text('Content type'),
  },
} as const

/** The kind under which the audit log lists imprint, privacy policy and terms. */
export const legalKind = { name: LEGAL_CONTENT, area: 'site', label: 'Legal page', plural: 'Legal pages', fields: {} } as const

/** The audit log of the content system. Modules of records have no entries of their own: the record's history has them. */
export function pageLog(platform: Pick<Platform, 'clock'>): PageLog {
  return {
    async record(tx, viewer, { before = null, after = null, ...note }) {
      const isTitled = note.contentType === pageKind.name || note.contentType === releaseKind.name
      const title = isTitled ? note.title : legalTitle(note.contentType, note.objectId)
      if (title !== undefined) await recordChange(platform, tx, viewer, { ...note, title, before, after })
    },
    async readDeleted(tx, pageId, changeId) {
      const [change] = await tx
        .select({ before: recordChanges.before, action: recordChanges.action })
        .from(recordChanges)
        .where(and(eq(recordChanges.id, changeId), eq(recordChanges.contentType, pageKind.name), eq(recordChanges.objectId, pageId)))
      if (change?.action !== 'deleted') return undefined
      return change.before as DeletedPages | null
    },
  }
}

function legalTitle(contentType: string, objectId: number): string | undefined {
  return contentType === legalKind.name ? LEGAL_PAGES.find(({ id }) => id === objectId)?.title() : undefined
}
