import { html } from 'hono/html'
import type { Rejection } from '../rejection.ts'
import type { Page } from './layout.ts'

/** A page with a single message: a welcome, not found, or a rejection. */
export function messagePage(message: 'welcome' | 'notFound' | Rejection, siteUrl: string): Page {
  const toProgramme = html`<p><a class="button" href="${siteUrl}/de/spielplan" target="_top">Zum Spielplan</a></p>`
  if (message === 'welcome') {
    return {
      title: 'Willkommen',
      body: html`<h1>Karten</h1>
        <p class="lead">Suchen Sie im Spielplan eine Vorstellung aus. Ihre Plätze halten wir Ihnen frei, während Sie bestellen.</p>
        ${toProgramme}`,
    }
  }
  if (message === 'notFound') {
    return {
      title: 'Nicht gefunden',
      body: html`<h1>Hier ist nichts</h1><p class="lead">Diese Seite gibt es im Kartenshop nicht.</p>${toProgramme}`,
    }
  }
  return {
    title: 'Das hat nicht geklappt',
    body: html`<h1>Das hat leider nicht geklappt</h1><p class="lead">${message.message}</p><p class="code">Fehler ${message.code}</p>${toProgramme}`,
  }
}
