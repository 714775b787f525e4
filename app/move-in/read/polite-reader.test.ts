import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createPoliteReader } from './polite-reader.server.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** A site with such rules for robots, which notes when it is asked, and whether it still answers another request then. */
async function openSite(robots: string) {
  const asked: { path: string; at: number }[] = []
  let open = 0
  let together = 0
  server = createServer(({ url = '' }, response) => {
    open += 1
    together = Math.max(together, open)
    asked.push({ path: url, at: performance.now() })
    response.on('close', () => (open -= 1))
    response.end(url === '/robots.txt' ? robots : 'words')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { at: `http://${host}`, host, asked, atOnce: () => together }
}

const READ = { maxBytes: 1000 }
/** Timers of Node may end a millisecond early. */
const EARLY = 2

it('asks a site one thing at a time and takes a breath after each, however much is asked of it at once', async () => {
  const site = await openSite('User-agent: *\nDisallow:\n')
  const reader = await createPoliteReader(site.at, [site.host])
  await Promise.all(['/1', '/2', '/3'].map((path) => reader.readText(`${site.at}${path}`, READ)))
  expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/1', '/2', '/3'])
  expect(site.atOnce()).toBe(1)
  const gaps = site.asked.slice(1).map(({ at }, index) => at - (site.asked[index]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(100 - EARLY)
})

it('waits as long as the site asks for', async () => {
  const site = await openSite('User-agent: *\nCrawl-delay: 0.3\n')
  const reader = await createPoliteReader(site.at, [site.host])
  await Promise.all(['/1', '/2'].map((path) => reader.readText(`${site.at}${path}`, READ)))
  const [, first, second] = site.asked
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(300 - EARLY)
})

it('leaves alone what the site does not want programs to read, and does not even ask for it', async () => {
  const site = await openSite('User-agent: *\nDisallow: /intern/\n')
  const reader = await createPoliteReader(site.at, [site.host])
  await expect(reader.readText(`${site.at}/intern/plan`, READ)).rejects.toMatchObject({ problem: 'disallowed' })
  expect(await reader.readText(`${site.at}/haus`, READ)).toBe('words')
  expect(site.asked.map(({ path }) => path)).toEqual(['/robots.txt', '/haus'])
})
