import { describe, expect, it } from 'vitest'
import { setUpModuleTests } from '../support/module-fixture.ts'
import { createPage } from '../support/page.ts'
import { requirement } from '../support/requirement.ts'

describe('the module for HTML and code', () => {
  const fixture = setUpModuleTests()

  it('shows HTML cleaned of everything that runs, paints over or reaches out', requirement('MOD-HTML-01'), async () => {
    const page = await fixture.publish('html', {
      html_code:
        '<h1 style="position:fixed" id="titel" class="x">Titel</h1><p>Ein <a href="javascript:alert(1)" target="_blank">Link</a></p><img src="/media/nah.jpg" alt="nah"><math><mi>x</mi></math>',
    })
    const html = await page.html()
    expect(html).toContain('<h2 id="titel">Titel</h2><p>Ein <a target="_blank" rel="noopener noreferrer">Link</a></p>')
    expect(html).toContain('<img src="/media/nah.jpg" alt="nah" />')
    const drawn = html.split('<main')[1]?.split('</main>')[0]
    expect(drawn).not.toMatch(/javascript:|position:fixed|<math/)
  })
  it(
    'runs scripts only in a frame without origin, and only while the module is to be seen',
    requirement('BASE-05', 'MOD-HTML-01'),
    async () => {
      const code = '<div id="uhr"></div><script>uhr.textContent = 1</script>'
      const page = await fixture.publish('html', { html_code: code })
      const html = await page.html()
      const drawn = html.split('<main')[1]?.split('</main>')[0] ?? ''
      expect(drawn).not.toContain('uhr.textContent')
      const [, src = ''] =
        /<iframe [^>]*src="([^"]+)"[^>]*sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"/.exec(drawn) ?? []
      const frame = await fixture.app.visitor().fetch(src)
      expect(await frame.text()).toContain(code)
      expect(frame.headers.get('content-security-policy')).toMatch(
        /^sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src 'none'/,
      )
      expect(frame.headers.get('content-security-policy')).not.toContain('allow-same-origin')
      await page.patch(fixture.editor, [{ type: 'remove', id: page.nodeId }])
      await page.publish(fixture.editor)
      expect((await fixture.app.visitor().fetch(src)).status).toBe(404)
    },
  )
  it('shows own HTML with its style and a plain link to other sites without requests to them', requirement('MOD-HTML-01'), async () => {
    const code = '<style>p{color:red}</style><p>Mit <a href="https://partner.example/haus">unserem Partner</a>.</p>'
    const page = await fixture.publish('html', { html_code: code })
    const drawn = (await page.html()).split('<main')[1]?.split('</main>')[0] ?? ''
    expect(drawn).not.toMatch(/Dieser Inhalt kommt von|partner\.example/)
    const [, src = ''] = /<iframe [^>]*src="([^"]+)"/.exec(drawn) ?? []
    const policy = (await fixture.app.visitor().fetch(src)).headers.get('content-security-policy') ?? ''
    // Without consent nothing may be loaded from other hosts, whatever the code contains.
    expect(policy).toContain(`connect-src ${fixture.app.url.replace('127.0.0.1', 'localhost')};`)
    expect(policy.replace('form-action https:', '')).not.toMatch(/ https:(;| )/)
  })
  it('a picture from elsewhere does not vanish but waits for consent', requirement('MOD-HTML-01'), async () => {
    const drawn = (
      await fixture.shown('html', { html_code: '<p>Unser Haus</p><img src="https://bilder.example/x.png" alt="fern">' })
    ).split('<main')[1]
    expect(drawn).toContain('Dieser Inhalt kommt von bilder.example')
  })
  it('asks before code that reaches for other hosts is run, and names them', async () => {
    const html = await fixture.shown('html', {
      html_code: '<div data-tf-live="1"></div><script src="//embed.typeform.com/next/embed.js"></script>',
    })
    expect(html).toContain('Dieser Inhalt kommt von embed.typeform.com')
    expect(html.split('<main')[1]).not.toContain('<iframe')
  })
  it('answers no frame of an offline page to visitors', requirement('ERR-12'), async () => {
    const node = { id: 'html-offline', type: 'html', version: 1, data: { html_code: '<script>1</script>' } }
    await createPage(fixture.app, fixture.editor, 'offline-html', [node], { isOnline: false })
    expect((await fixture.app.visitor().fetch('/api/html/html-offline/')).status).toBe(404)
    expect((await fixture.editor.fetch('/api/html/html-offline/')).status).toBe(200)
    const quote = await fixture.publish('quote', { content: 'kein HTML' })
    for (const id of [quote.nodeId, 'gibt-es-nicht']) expect((await fixture.app.visitor().fetch(`/api/html/${id}/`)).status).toBe(404)
  })
})
