import { Component, type ReactNode } from 'react'
import { currentLocale, t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'
import { isChunkFailure } from './recovery.ts'

/** The message when the error page itself fails (A §8). It depends on nothing that could fail with it. */
function FallbackMessage({ isUnfetched }: { isUnfetched?: boolean }) {
  return (
    <main style={{ padding: '20vh 5vw' }}>
      {/* Where the pressed link was, there is nothing any more. */}
      <h1 tabIndex={-1} ref={(headline) => headline?.focus()} style={{ outline: 'none' }}>
        {t(isUnfetched ? 'No connection' : 'An error occurred while showing the error page')}
      </h1>
      <p>
        {isUnfetched && (
          <button type="button" style={{ minHeight: '3rem', textDecoration: 'underline' }} onClick={() => window.location.reload()}>
            {t('Try again')}
          </button>
        )}{' '}
        <a href={link('home')}>{t('Go to homepage')}</a>
      </p>
    </main>
  )
}

/**
 * Catches a failure of the error page in the browser; an error page that could not be loaded means the network is down
 * (AMB-49). With `isDocument` it stands around the whole document.
 */
export class FallbackErrorBoundary extends Component<{ isDocument?: boolean; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    const { isDocument, children } = this.props
    if (!('error' in this.state)) return children
    return isDocument ? <FallbackErrorDocument /> : <FallbackMessage isUnfetched={isChunkFailure(this.state.error)} />
  }
}

/** The same as a separate document, for the server and for what fails above every page. */
export function FallbackErrorDocument() {
  return (
    <html lang={currentLocale()}>
      <head>
        <title>{t('An error occurred while showing the error page')}</title>
      </head>
      <body>
        <FallbackMessage />
      </body>
    </html>
  )
}
