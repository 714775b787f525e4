import type { LoaderFunctionArgs } from 'react-router'
import { addCacheTags } from '../cache/dependencies.ts'
import { platformOf } from '../platform.ts'
import { getPageMetadata, setPageMetadata } from './page-metadata.ts'
import { previewTokenOf } from './preview-token.ts'

/**
 * The loader of a page that is the same for every visitor: its data and metadata are cached by address until a write
 * invalidates a tag of what it read or the clock ends them. A request with cookies may be a staff member's, who may see
 * drafts, and loads for itself, as does one with the token of a preview link; what it reads is cached all the same. Redirects and errors are not cached.
 */
export function cachedLoader<Data>(load: (args: LoaderFunctionArgs) => Promise<Data>): (args: LoaderFunctionArgs) => Promise<Data> {
  return async (args) => {
    const { context, request } = args
    if (request.headers.has('cookie') || previewTokenOf(request.url) !== undefined) return load(args)
    const { pathname, search } = new URL(request.url)
    const { data, metadata } = await platformOf(context).readCache.getOrLoad(`page-data:${pathname}${search}`, async () => {
      addCacheTags('media')
      return { data: await load(args), metadata: getPageMetadata(context) }
    })
    if (metadata) setPageMetadata(context, metadata)
    return data
  }
}
