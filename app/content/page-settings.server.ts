import { isoWithOffset, toInstant } from '../platform/clock/clock.ts'
import type { PageFields, PageSettings } from './page-schema.ts'
import { type PageRow, pageUrl } from './queries.server.ts'
import { isSystemPage } from './route-pages.ts'

/** A page's settings in the field names of the specification (A §3.1). */
export function settingsOf(row: PageRow): PageSettings {
  const { id, revision, path, parentId } = row
  return {
    ...fieldsOf(row),
    id,
    revision,
    path,
    slug: path.split('/').at(-1) ?? '',
    url: pageUrl(path),
    parent_id: parentId,
    is_house: isSystemPage(path),
  }
}

/** The fields of a page that its versions store. */
export function fieldsOf(row: PageRow): PageFields {
  return {
    title: row.title,
    headline: row.headline,
    is_online: row.isOnline,
    is_clickable: row.isClickable,
    in_menu: row.inMenu,
    in_footer: row.inFooter,
    has_tab_navigation: row.hasTabNavigation,
    is_landing_page: row.isLandingPage,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    og_title: row.ogTitle,
    og_description: row.ogDescription,
    og_type: row.ogType as PageFields['og_type'],
    og_image: row.ogImageId,
    publish_at: row.publishAt && isoWithOffset(toInstant(row.publishAt)),
    unpublish_at: row.unpublishAt && isoWithOffset(toInstant(row.unpublishAt)),
  }
}

/** The columns that a change of fields sets; fields it does not contain are left out. */
export function columnsOf(fields: Partial<PageFields>): Partial<PageRow> {
  const columns: Record<keyof PageFields, Partial<PageRow>> = {
    title: { title: fields.title },
    headline: { headline: fields.headline },
    is_online: { isOnline: fields.is_online },
    is_clickable: { isClickable: fields.is_clickable },
    in_menu: { inMenu: fields.in_menu },
    in_footer: { inFooter: fields.in_footer },
    has_tab_navigation: { hasTabNavigation: fields.has_tab_navigation },
    is_landing_page: { isLandingPage: fields.is_landing_page },
    meta_title: { metaTitle: fields.meta_title },
    meta_description: { metaDescription: fields.meta_description },
    og_title: { ogTitle: fields.og_title },
    og_description: { ogDescription: fields.og_description },
    og_type: { ogType: fields.og_type },
    og_image: { ogImageId: fields.og_image },
    publish_at: { publishAt: momentOf(fields.publish_at) },
    unpublish_at: { unpublishAt: momentOf(fields.unpublish_at) },
  }
  return Object.assign({}, ...Object.keys(fields).map((name) => columns[name as keyof PageFields] ?? {}))
}

function momentOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null
}
