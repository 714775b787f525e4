import { afterEach, describe, expect, it, vi } from 'vitest'
import { errorFileUrl, partsOf, readErrorFile } from './error-file.ts'

const FILE =
  '<html><head><style>p { color: red }</style></head><body class="x"><p>Hier spielt nichts.</p><script>alert(1)</script></body></html>'

describe('the file an operator lays for a status', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('ERR-05 ERR-07 stands at /html/{status}.html', () => {
    expect(errorFileUrl(404)).toBe('/html/404.html')
  })
  it('ERR-06 gives its style and its body, without scripts', () => {
    expect(partsOf(FILE)).toEqual({ style: 'p { color: red }', body: '<p>Hier spielt nichts.</p>', bodyAttributes: 'class="x"' })
  })
  it('ERR-29 ERR-30 is logged and false when it cannot be loaded', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('', { status: 404 })))
    expect(await readErrorFile('/html/418.html', new AbortController().signal)).toBe(false)
    expect(warned).toHaveBeenCalledOnce()
  })
})
