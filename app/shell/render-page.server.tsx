import { Writable } from 'node:stream'
import { type ReactNode, StrictMode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import type { FragmentRendering } from '../platform/cache/fragment-cache.ts'
import { APPLY_CHOSEN_SCHEME } from '../ui/colour-scheme.ts'
import { REGISTER_FONTS } from '../ui/font-faces.ts'
import { FragmentContext } from '../ui/fragment.tsx'
import { HeadScriptContext, ScriptMarkerContext } from '../ui/script-marker.ts'
import { MARK_STALE_PAGE } from './cached-page.ts'
import { DEFER_HASH } from './deferred-hash.ts'
import waker from './waker.js?raw'

const RENDER_TIMEOUT_MS = 10_000
/** React writes it into a stream, not into a string. */
const DOCTYPE = '<!DOCTYPE html>'
const HEAD_SCRIPT = DEFER_HASH + APPLY_CHOSEN_SCHEME + MARK_STALE_PAGE + waker + REGISTER_FONTS
/** What React writes for a part that is not rendered: its code is not loaded yet, or it has failed. */
const UNRENDERED = '<!--$!-->'

type Options = {
  marker: string
  /** the parts that earlier renderings have left; undefined renders every part */
  fragments: FragmentRendering | undefined
  onError: (error: unknown) => void
}

/** Renders what React draws of a page: the whole document, without the hydration data. @throws what a component outside every boundary throws */
export async function renderPage(context: EntryContext, url: string, { marker, fragments, onError }: Options): Promise<string> {
  const page = (
    <StrictMode>
      <ScriptMarkerContext value={marker}>
        <HeadScriptContext value={HEAD_SCRIPT}>
          <FragmentContext value={fragments}>
            <ServerRouter context={withOwnRoutes(context)} url={url} nonce={marker} />
          </FragmentContext>
        </HeadScriptContext>
      </ScriptMarkerContext>
    </StrictMode>
  )
  let isWhole = true
  const html =
    renderAtOnce(page) ??
    (await renderWhenLoaded(page, marker, (error) => {
      isWhole = false
      onError(error)
    }))
  return fragments ? fragments.complete(html, isWhole) : html
}

/** The context with the routes of this page alone: at each rendering the router makes objects of all routes that it gets. */
function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)))
  return { ...context, manifest: { ...manifest, routes } }
}

/** Renders in one go, in half the time of a stream. @returns undefined when a part failed or its code is not loaded yet */
function renderAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return html.includes(UNRENDERED) ? undefined : DOCTYPE + html
  } catch {
    // Rendered again, so that the error is reported in one place.
    return undefined
  }
}

/** Renders and waits for every part. @throws what a component outside every boundary throws */
export function renderWhenLoaded(element: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // A page is sent whole, with every part in its place: without JavaScript nothing could move it there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout)
        pipe(sink)
      },
      onShellError: reject,
      onError,
    })
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS)
  })
}
