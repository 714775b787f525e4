import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sealInlineScripts } from './content-security-policy.ts'

const MARKER = 'marker123'
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

it('exactly the inline scripts that bear the marker get a hash, each once, and the marker is removed', () => {
  const html = [
    `<head><link rel="stylesheet" nonce="${MARKER}" href="/a.css"/><script nonce="${MARKER}" id="first">let a = 1 > 0</script>`,
    '<script>alert(1)</script><script nonce="guessed">alert(2)</script><script type="application/json">{"a":1}</script></head>',
    `<script src="/entry.js" nonce="${MARKER}"></script><script id="second" nonce="${MARKER}">b()</script>`,
    `<script nonce="${MARKER}">b()</script><p nonce="${MARKER}"><script>c()</script></p>`,
  ].join('')
  const sealed = sealInlineScripts(html, MARKER)
  expect(sealed.hashes).toEqual([hashOf('let a = 1 > 0'), hashOf('b()')])
  expect(sealed.html).toBe(html.replaceAll(` nonce="${MARKER}"`, ''))
})
