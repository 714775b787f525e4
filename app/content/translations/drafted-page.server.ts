import type { RouterContextProvider } from 'react-router'
import { currentLocale, DEFAULT_LOCALE } from '../../platform/i18n/i18n.ts'
import { platformOf } from '../../platform/platform.ts'
import { mapTexts } from '../../records/field-texts.server.ts'
import { viewerOf } from '../object-viewer.server.ts'
import { pageReference } from '../page-reference.server.ts'
import type { PageRow } from '../queries.server.ts'
import type { View } from '../region.server.ts'
import { readDraftWords } from './draft-rows.server.ts'

/** A page's own texts as the drafts of its translations have them, in a view that shows drafts; as they are in every other. */
export async function withDraftedTexts(context: Readonly<RouterContextProvider>, view: View, page: PageRow): Promise<PageRow> {
  const isShared = view.shared?.contentType === pageReference.name && view.shared.objectId === page.id
  if (currentLocale() === DEFAULT_LOCALE || !(isShared || view.preview)) return page
  if (!isShared && !(await viewerOf(context, { contentType: pageReference.name, objectId: page.id }))) return page
  const drafts = await readDraftWords(platformOf(context), { contentType: pageReference.name, objectId: page.id })
  return mapTexts(pageReference.fields, page, ({ unit }) => drafts.get(unit) ?? undefined)
}
