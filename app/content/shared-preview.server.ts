import { createContext, type RouterContextProvider } from 'react-router'
import { previewTokenOf } from '../platform/http/preview-token.ts'
import { notFound } from '../platform/http/problem.ts'
import type { ContentObject } from './content-object.ts'

/** A draft that is shown to people without an account, and until when (ISO with offset). */
export type SharedPreview = { object: ContentObject; endsAt: string }

/**
 * Opens a preview link; preview links lie in a layer above.
 * @param url that was asked for, with its token
 * @throws Response: an error page in words where the link has ended or never was, a redirect where the page has moved
 */
export type OpenPreview = (token: string, url: URL) => Promise<SharedPreview>

/** Context key of what opens preview links. */
export const openPreviewContext = createContext<OpenPreview>(async () => {
  throw notFound().toResponse()
})

const openedContext = createContext<SharedPreview | null>(null)

/** The draft that the address of a request shares; undefined without a preview link in it. @throws Response as `OpenPreview` */
export async function openSharedPreview(context: Readonly<RouterContextProvider>, url: URL): Promise<SharedPreview | undefined> {
  const token = previewTokenOf(url.href)
  if (token === undefined) return undefined
  const opened = context.get(openedContext) ?? (await context.get(openPreviewContext)(token, url))
  ;(context as RouterContextProvider).set(openedContext, opened)
  return opened
}

/** The draft that a request has been shown by a preview link; null for every other request. */
export function openedPreview(context: Readonly<RouterContextProvider>): SharedPreview | null {
  return context.get(openedContext)
}
