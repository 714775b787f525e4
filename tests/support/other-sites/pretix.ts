import type { IncomingMessage, ServerResponse } from 'node:http'
import { recordedAnswers } from '../../shop/recorded-answers.ts'

/** The key that it takes. */
export const KEY = 'k3y-des-hauses-0123456789'

type Row = Record<string, unknown>

const bodyOf = (question: string) => recordedAnswers().get(question)?.body as Row
const firstOf = (question: string) => (bodyOf(question).results as Row[])[0] ?? {}

/** What a real pretix has answered, put together to a season: a series of three evenings, one long past, and a single concert. */
export function answerAsPretix(at: string, { url = '/', headers }: IncomingMessage, response: ServerResponse): unknown {
  const json = (body: unknown, status = 200) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const list = (results: Row[]) => json({ count: results.length, next: null, previous: null, results })
  const { pathname } = new URL(url, at)
  if (pathname === '/robots.txt') return response.writeHead(200).end('User-agent: *\nDisallow: */cart/*\nDisallow: /api/\n')
  if (!pathname.startsWith('/api/v1/')) return response.writeHead(404).end()
  if (headers.authorization !== `Token ${KEY}`) return json(recordedAnswers().get('with a wrong key')?.body, 401)
  const series = { ...bodyOf('an event'), has_subevents: true, public_url: `${at}/haus/spielzeit/` }
  const concert = { ...firstOf('the events of a range that are no series'), live: true, public_url: `${at}/haus/konzert/` }
  const closed = { ...concert, slug: 'geheim', name: { de: 'Noch geheim' }, live: false }
  const date = bodyOf('a date')
  const evening = (id: number, date_from: string, more: Row = {}) => ({ ...date, id, date_from, date_to: null, ...more })
  const answers: Record<string, () => unknown> = {
    '/': () => json({ name: 'Festspiele Marienbrück', slug: 'haus' }),
    '/events/': () => list([series, concert, closed]),
    '/events/spielzeit/items/': () => list((bodyOf('products').results as Row[]).map((item) => item)),
    '/events/spielzeit/quotas/': () => list(bodyOf('quotas').results as Row[]),
    '/events/spielzeit/subevents/': () =>
      list([
        evening(13, '2031-12-23T19:30:00+01:00', { location: { de: 'Großes Haus\nTheaterplatz 1\n12345 Marienbrück' } }),
        evening(14, '2031-12-24T19:30:00+01:00', { active: false }),
        evening(2, '2014-03-01T19:30:00+01:00', { name: { de: 'Altes Stück' } }),
      ]),
    '/events/konzert/items/': () => list([{ id: 9, active: true, admission: true, default_price: '0.00', variations: [] }]),
    '/events/konzert/quotas/': () => list([{ id: 1, items: [9], subevent: null }]),
    '/events/konzert/settings/': () => json({ ...bodyOf('settings'), frontpage_text: { de: 'Ein Abend mit Chor.\n\nOhne Pause.' } }),
  }
  if (pathname === '/api/v1/organizers/') return list([{ slug: 'haus', name: 'Festspiele Marienbrück' }])
  const answer = answers[pathname.replace('/api/v1/organizers/haus', '')]
  return answer ? answer() : json(recordedAnswers().get('an event that is not there')?.body, 403)
}
