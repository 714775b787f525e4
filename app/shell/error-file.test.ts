import { afterEach, describe, expect, it, vi } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'
import { errorFileUrl, partsOf, readErrorFile, readErrorFileFor } from './error-file.ts'

const FILE =
  '<html><head><style>p { color: red }</style></head><body class="x"><p>Hier spielt nichts.</p><script>alert(1)</script></body></html>'

describe('the file an operator lays for a status', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('stands at /html/{status}.html', requirement('ERR-05', 'ERR-07'), () => {
    expect(errorFileUrl(404)).toBe('/html/404.html')
    expect(errorFileUrl(404, 'en')).toBe('/html/404.en.html')
  })
  it('gives its style and its body, without scripts', requirement('ERR-06'), () => {
    expect(partsOf(FILE)).toEqual({ style: 'p { color: red }', body: '<p>Hier spielt nichts.</p>', bodyAttributes: 'class="x"' })
  })
  it('is that of the language of the page, else the first one, which says in which language it is', async () => {
    const files: Record<string, string> = {
      '/html/404.html': FILE,
      '/html/404.en.html': '<p>Nothing plays here.</p>',
      '/html/500.html': FILE,
    }
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(files[url] ?? null, { status: url in files ? 200 : 204 })))
    const { signal } = new AbortController()
    expect(await readErrorFileFor(404, 'en', signal)).toMatchObject({ body: '<p>Nothing plays here.</p>' })
    expect(await readErrorFileFor(500, 'en', signal)).toMatchObject({ body: '<p>Hier spielt nichts.</p>', lang: 'de' })
    expect(await readErrorFileFor(404, 'de', signal)).not.toHaveProperty('lang')
    expect(await readErrorFileFor(403, 'en', signal)).toBe(false)
  })
  it('is logged and false when it cannot be loaded', requirement('ERR-29', 'ERR-30'), async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('', { status: 404 })))
    expect(await readErrorFile('/html/418.html', new AbortController().signal)).toBe(false)
    expect(warned).toHaveBeenCalledOnce()
  })
})
