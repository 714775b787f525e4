import { currentLocale, t } from '../../platform/i18n/i18n.ts'
import { formatLocale } from '../../platform/i18n/per-locale.ts'
import { link } from '../../platform/routing/link.ts'
import { WEBSHOP_PATHS } from '../../platform/routing/table.ts'

type Props = { houseName: string; styles: string; script: string }

/**
 * A separate document that says the network is down, lists cached pages, and reloads when it is back. It is shown under
 * the addresses of other pages, so it runs none of the site's scripts.
 */
export function OfflineDocument({ houseName, styles, script }: Props) {
  return (
    <html lang={currentLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t('No connection')} – ${houseName}`}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, allowed by its hash */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <header>
          <a href={link('home')}>{houseName}</a>
        </header>
        <main>
          <h1>{t('No connection')}</h1>
          <p>{t('This page is not saved on your device, so you cannot read it offline.')}</p>
          <p id="reserved" hidden data-sections={WEBSHOP_PATHS.join(' ')}>
            {t('Your reservation remains valid until the time last shown in your cart.')}
          </p>
          <p>{t('The page will load once you are back online.')}</p>
          <p className="ways">
            <button type="button" id="again">
              {t('Try again')}
            </button>
            <span role="status" id="state" data-still={t('Still no connection.')} />
          </p>
          <section
            id="kept"
            hidden
            data-clock={t('{time}|clock', { time: '#' })}
            data-formats={formatLocale()}
            aria-labelledby="kept-title"
          >
            <h2 id="kept-title">{t('Available offline')}</h2>
            <ul />
          </section>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this folder, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  )
}
