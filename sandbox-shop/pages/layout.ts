import { html } from 'hono/html'

/** A piece of HTML whose inserted values are escaped. */
export type Markup = ReturnType<typeof html>

/** A page of the shop: document title and main content. */
export type Page = { title: string; body: Markup; script?: 'shop' | 'admin' }

/** The HTML document of a page. In the site's frame it has no header. */
export function renderPage({ title, body, script = 'shop' }: Page, { siteUrl, isFramed }: { siteUrl: string; isFramed: boolean }): Markup {
  return html`<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="none">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Kartenshop</title>
    <link rel="preload" href="/assets/archivo.woff2" as="font" type="font/woff2" crossorigin>
    <link rel="icon" href="/assets/icon.svg">
    <link rel="stylesheet" href="/assets/shop.css">
    <link rel="stylesheet" href="/assets/cart.css">
    <link rel="stylesheet" href="/assets/forms.css">
    <link rel="stylesheet" href="/assets/hall.css">
    ${script === 'admin' ? html`<link rel="stylesheet" href="/assets/stock.css">` : ''}
    <script type="module" src="/assets/${script}.js"></script>
  </head>
  <body>
    ${
      isFramed
        ? ''
        : html`<header class="top">
      <p class="wordmark">Kartenshop</p>
      <a href="${siteUrl}/de/spielplan" target="_top">Zurück zum Spielplan</a>
    </header>`
    }
    <main>${body}</main>
    <footer class="foot"><p>Dies ist ein Übungsshop: Die Plätze sind echt gezählt, bezahlt wird nichts.</p></footer>
  </body>
</html>`
}

const dateFormat = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', weekday: 'long', day: 'numeric', month: 'long' })
const timeFormat = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' })

/** `Samstag, 21. November, 19:30 Uhr` */
export function formatMoment(epochMilliseconds: number): string {
  return `${dateFormat.format(epochMilliseconds)}, ${formatTime(epochMilliseconds)}`
}

/** `19:30 Uhr`, kept on one line. */
export function formatTime(epochMilliseconds: number): string {
  return `${timeFormat.format(epochMilliseconds)}\u00a0Uhr`
}

/** `12,50 €` */
export function formatCents(cents: number): string {
  return `${(cents / 100).toFixed(2).replace(/\.00$/, '').replace('.', ',')}\u00a0€`
}

/** `1 Karte`, `2 Karten` */
export function countTickets(count: number): string {
  return count === 1 ? '1\u00a0Karte' : `${count}\u00a0Karten`
}
