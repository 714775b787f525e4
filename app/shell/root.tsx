import type { ReactNode } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { DEFAULT_LOCALE } from '../platform/i18n/i18n.ts'
import { useScriptMarker } from './script-marker.ts'

export function Layout({ children }: { children: ReactNode }) {
  const marker = useScriptMarker()
  return (
    <html lang={DEFAULT_LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="none" />
        <Meta />
        <Links nonce={marker} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={marker} />
        <Scripts nonce={marker} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <h1>{status}</h1>
}
