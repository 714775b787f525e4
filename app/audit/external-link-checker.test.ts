import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createExternalLinkChecker } from './external-link-checker.server.ts'

describe('asking another site', () => {
  let server: Server
  let here: string
  const asked: string[] = []
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      const status = Number(/\d{3}/.exec(request.url ?? '')?.[0] ?? 200)
      if (request.url === '/shy-404' && request.method === 'GET') return response.writeHead(200).end('da')
      if (request.url === '/silent') return
      const to = request.url === '/circle' ? '/circle' : new URL(request.url ?? '', here).searchParams.get('to')
      response.writeHead(to ? 302 : status, to ? { location: to } : {}).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())
  const ask = (path: string) => createExternalLinkChecker({ isAllowed: () => true, timeoutMs: 500 })(here + path)

  it('finds what is gone, fails or never answers, and no fault with what only keeps programs out', async () => {
    const answers = Object.fromEntries(
      await Promise.all(
        ['/good', '/404', '/410', '/503', '/403', '/401', '/429', '/shy-404', '/silent'].map(async (path) => [path, await ask(path)]),
      ),
    )
    expect(answers).toEqual({
      ...{ '/good': null, '/403': null, '/401': null, '/429': null, '/shy-404': null },
      ...{ '/404': 'status 404', '/410': 'status 410', '/503': 'status 503', '/silent': 'timeout' },
    })
  })

  it('follows redirects to where they end, and not for ever', async () => {
    expect(await ask('/?to=/good')).toBeNull()
    expect(await ask('/?to=/404')).toBe('status 404')
    expect(await ask('/?to=/%3Fto%3D/410')).toBe('status 410')
    expect(await ask('/circle')).toBe('circle')
  })

  it('says when nobody has that name, and when nobody listens', async () => {
    const asker = createExternalLinkChecker()
    expect(await asker('https://gibt-es-nicht.invalid/')).toBe('unknown')
    expect(await createExternalLinkChecker({ isAllowed: () => true })('http://127.0.0.1:1/')).toBe('refused')
  })

  it('never reaches into its own network: not by number, not by name, not by a redirect', async () => {
    const port = new URL(here).port
    asked.length = 0
    const asker = createExternalLinkChecker()
    for (const address of [
      here,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
    ]) {
      expect(await asker(address), address).toBe('private')
    }
    expect(asked).toEqual([])
    // The first address may be asked, where it leads to may not.
    const once = createExternalLinkChecker({ isAllowed: (address) => address === '127.0.0.1' })
    expect(await once(`${here}/?to=${encodeURIComponent('http://169.254.169.254/latest/meta-data')}`)).toBe('private')
    expect(asked).toEqual([`HEAD /?to=${encodeURIComponent('http://169.254.169.254/latest/meta-data')}`])
  })
})
