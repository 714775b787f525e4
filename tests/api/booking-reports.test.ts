import { expect, it, vi } from 'vitest'
import { createEvents } from '../support/create-events.ts'
import { startErrorReportReceiver } from '../support/error-report-receiver.ts'
import { freePort } from '../support/free-port.ts'
import { requirement } from '../support/requirement.ts'
import { createTestApp } from '../support/test-app.ts'

it(
  'a cart that could not be filled is logged, reported and answered with a code; a dead shop is then left alone',
  requirement('BOOK-39', 'BOOK-40', 'BOOK-41'),
  async () => {
    const reports = await startErrorReportReceiver()
    const environment = { SHOP_URL: `http://127.0.0.1:${await freePort()}`, SENTRY_DSN: reports.dsn }
    const app = await createTestApp({ environment })
    try {
      const warn = vi.spyOn(app.foyer.platform.log, 'warn')
      await createEvents(app, [{ startsAt: '2026-11-22T20:00:00+01:00', idJet: 'abend' }])
      const request = { quantities: [1], event_jet_id: 'abend', sale_type_ids: [1] }
      const answer = await app.visitor().send<{ response_code: number }>('POST', '/api/shop-cart/', request)
      expect([answer.status, answer.body.response_code]).toEqual([503, 503])
      // Five failures in a row open the circuit breaker: later calls fail at once, and pages never waited.
      for (let call = 0; call < 2; call++) await app.visitor().send('POST', '/api/shop-cart/', request)
      const visitor = app.visitor()
      await visitor.csrfToken()
      const refused = await visitor.send<{ response_code: number }>('POST', '/api/shop-cart/', request)
      expect([refused.status, refused.body.response_code]).toEqual([503, 503])
      expect(warn.mock.lastCall?.[0]).toMatchObject({ err: { message: 'circuit open: ticket shop failed repeatedly' } })
      expect((await visitor.fetch('/de/spielplan')).status).toBe(200)
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ performance: 'abend' }), expect.any(String))
      await expect.poll(() => reports.received.join('\n'), { timeout: 15_000 }).toContain('ticket shop request failed')
    } finally {
      await app.close()
      reports.close()
    }
  },
)
