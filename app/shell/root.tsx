import '../ui/tokens.css'
import '../ui/base.css'
import '../ui/fonts.css'
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
} from 'react-router'
import { shopAccountUrl } from '../booking/index.server.ts'
import { readNavigation } from '../content/index.server.ts'
import { readLook } from '../identity/index.server.ts'
import { getViewer } from '../platform/auth/session-context.ts'
import { currentLocale, ownEventWord } from '../platform/i18n/i18n.ts'
import { type Platform, platformOf } from '../platform/platform.ts'
import { readTonight } from '../programme/index.server.ts'
import { loadLayoutData, readSettings } from '../site/index.server.ts'
import { bodyClassOf } from './body-class.ts'
import './ErrorPage.module.css'
import fontsWithoutScripts from '../ui/fonts-without-scripts.css?url'
import { HeadScriptContext, useScriptMarker } from '../ui/script-marker.ts'
import { DEFAULT_LAYOUT, MAIN_END_ID } from './constants.ts'
import { FallbackErrorBoundary } from './FallbackErrorBoundary.tsx'
import { readLegalPaths } from './legal-online.server.ts'
import { isForWorker, recoverFrom } from './recovery.ts'
import { assertSiteOnline, layoutDataOrOffline, orOffline } from './site-online.server.ts'

/** The layout data of every page; the same for everybody. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { frame: await layoutDataOf(context) }
}

/**
 * Only staff see a site that is switched off. The layout data is not reloaded on navigation, so every request is
 * checked; by the settings alone, since what they wait for no loader can read at the same time.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ context, url }) => {
    const platform = platformOf(context)
    const settings = await orOffline(platform, () => readSettings(platform))
    await assertSiteOnline(url.pathname, settings, () => getViewer(context))
  },
]

/** The customer account page of the ticket shop, if there is one. */
const accountUrl = (platform: Platform) => shopAccountUrl(platform.config)

function layoutDataOf(context: LoaderFunctionArgs['context']) {
  const platform = platformOf(context)
  return layoutDataOrOffline(platform, () =>
    loadLayoutData(platform, { readNavigation, readTonight, readLegal: readLegalPaths, readLook, accountUrl }),
  )
}

/** The layout data does not change from page to page; a reload loads it anew. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const marker = useScriptMarker()
  const headScript = use(HeadScriptContext)
  const matches = useMatches()
  const isErrorPage = Boolean(useRouteError())
  return (
    <html lang={currentLocale()} data-event-word={ownEventWord()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash */}
        <script nonce={marker} dangerouslySetInnerHTML={{ __html: headScript }} suppressHydrationWarning />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#F7F4EE" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#161311" media="(prefers-color-scheme: dark)" />
        {/* The first paint waits until the document is complete. Error pages and other layouts have no such end to wait for. */}
        {!isErrorPage && matches.some(({ id }) => id === DEFAULT_LAYOUT) && (
          <link rel="expect" href={`#${MAIN_END_ID}`} blocking="render" />
        )}
        {/* Browsers with scripts draw nothing of it, and so their script says nothing of it. */}
        <noscript>{import.meta.env.SSR && <link rel="stylesheet" href={fontsWithoutScripts} />}</noscript>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links nonce={marker} />
      </head>
      <body className={bodyClassOf(matches.at(-1)?.id)}>
        {children}
        <ScrollRestoration nonce={marker} />
      </body>
    </html>
  )
}

const ErrorPage = lazy(() => import('./ErrorPage.tsx'))

/** The error page, whose code is loaded with the error; a script that could not be loaded is handled here. */
export function ErrorBoundary() {
  const error = useRouteError()
  useEffect(() => recoverFrom(error), [error])
  // Tall enough that the scroll position survives the reload.
  if (isForWorker(error)) return <div style={{ height: '9999em' }} />
  return (
    <FallbackErrorBoundary>
      <Suspense>
        <ErrorPage />
      </Suspense>
    </FallbackErrorBoundary>
  )
}

export default function Root() {
  return <Outlet />
}
