import { Component, type ReactNode } from 'react'
import { DEFAULT_LOCALE, t } from '../platform/i18n/i18n.ts'
import { link } from '../platform/routing/link.ts'

/** What is said when the error page itself fails (A §8). It needs nothing that could fail with it. */
function LastWords() {
  return (
    <main>
      <h1>{t('An error occurred while showing the error page')}</h1>
      <p>
        <a href={link('home')}>{t('Zur Startseite')}</a>
      </p>
    </main>
  )
}

/** Catches a failure of the error page in the browser. */
export class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <LastWords /> : this.props.children
  }
}

/** The same as a document of its own, for the server. */
export function LastResortDocument() {
  return (
    <html lang={DEFAULT_LOCALE}>
      <head>
        <title>{t('An error occurred while showing the error page')}</title>
      </head>
      <body>
        <LastWords />
      </body>
    </html>
  )
}
