import { type RouterContextProvider, redirect } from 'react-router'
import { parseInstant } from '../platform/clock/clock.ts'
import { parseComparison } from './comparison.ts'
import type { Viewed } from './content-object.ts'
import { viewerOf } from './object-viewer.server.ts'
import type { View } from './region.server.ts'
import { openSharedPreview } from './shared-preview.server.ts'
import { TRANSLATE } from './translations/translate-query.ts'

/**
 * Parses the view of an object that an address requests (`?edit`, `?preview`, `?translate`, `?v=`, `?on=`, and with `?edit` `?compare=`). Whether the
 * viewer may have it is checked where it is read; a version requested by whoever may not see it redirects to the live page. The token of a preview link
 * (`?preview=TOKEN`) shows the draft to anybody, and nothing else.
 * @throws Response 301; as `OpenPreview` for a preview link
 */
export async function requestedView(context: Readonly<RouterContextProvider>, url: URL, object: Viewed): Promise<View & { edit: boolean }> {
  const shared = await openSharedPreview(context, url)
  if (shared) return { edit: false, preview: true, shared: shared.object }
  const version = url.searchParams.get('v')
  const [edit, translate] = [url.searchParams.has('edit'), url.searchParams.has(TRANSLATE)]
  const preview = translate || url.searchParams.has('preview')
  const viewer = version !== null || edit || preview ? await viewerOf(context, object) : undefined
  if (version !== null && !viewer) {
    throw redirect(url.pathname.replace(/\.data$/, ''), { status: 301, headers: { 'cache-control': 'no-store' } })
  }
  const on = previewInstant(url.searchParams.get('on'))
  return {
    edit: edit && viewer !== undefined,
    preview,
    translate,
    ...requestedComparison(url),
    ...(on ? { on } : {}),
    ...(version === null ? {} : { version: Number(version) || 0 }),
  }
}

/** The states that an address asks to compare (`?compare=live..draft`), as part of a view. */
export function requestedComparison({ searchParams }: URL): Pick<View, 'compare'> {
  const compare = searchParams.get('compare')
  return compare === null ? {} : { compare: parseComparison(compare) }
}

/** Parses the instant of a preview; undefined when it is missing or invalid. */
export function previewInstant(text: string | null): Temporal.Instant | undefined {
  try {
    return text ? parseInstant(text) : undefined
  } catch {
    return undefined
  }
}
