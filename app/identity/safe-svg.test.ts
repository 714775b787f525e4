import { describe, expect, it } from 'vitest'
import { safeSvg } from './safe-svg.server.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`
const SHAPE = '<path d="M0 0h10v10z" fill="#b01020"></path>'

describe('an SVG of somebody else', () => {
  it('keeps what it draws, with gradients, masks and the case of its names', () => {
    const gradient =
      '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>'
    const clean = safeSvg(svg(`${gradient}<path d="M0 0h10v10z" fill="url(#a)"></path><use href="#a"></use>`))
    for (const kept of [
      'viewBox="0 0 10 10"',
      '<linearGradient id="a" gradientUnits',
      'fill="url(#a)"',
      'href="#a"',
      'stop-color="#fff"',
    ]) {
      expect(clean).toContain(kept)
    }
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in another name space', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
    ['a script in upper case', '<SCRIPT>alert(1)</SCRIPT>'],
    [
      'HTML within',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><img src="https://evil.example/alert"/></body></foreignObject>',
    ],
    ['a handler', '<rect width="1" height="1" onclick="alert(1)" onload="alert(1)"/>'],
    ['a link', '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['a link of old', '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    ['an animation of a link', '<animate attributeName="href" values="javascript:alert(1)"/>'],
    ['a set value', '<set attributeName="onmouseover" to="alert(1)"/>'],
    ['a style', '<style>@import "https://evil.example/alert.css"; * { fill: url(https://evil.example/alert) }</style>'],
    ['a style of one shape', '<rect style="fill:url(https://evil.example/alert)" width="1" height="1"/>'],
    ['a picture from outside', '<image href="https://evil.example/alert.png" width="1" height="1"/>'],
    ['a picture with a script', '<image href="data:image/svg+xml,%3Csvg onload=alert(1)%3E" width="1" height="1"/>'],
    ['a drawing from outside', '<use href="https://evil.example/alert.svg#a"/>'],
    ['a drawing as data', '<use href="data:image/svg+xml;base64,alert#a"/>'],
    ['a fill from outside', '<rect fill="url(https://evil.example/alert#a)" width="1" height="1"/>'],
    ['a fill from outside in other writing', '<rect fill="URL( &quot;//evil.example/alert#a&quot; )" width="1" height="1"/>'],
    ['an escaped fill', '<rect fill="u\\72l(//evil.example/alert)" width="1" height="1"/>'],
    ['an encoded link', '<use href="java&#115;cript:alert(1)"/>'],
    ['a filter that loads', '<filter id="f"><feImage href="https://evil.example/alert"/></filter>'],
    ['a comment that ends', '<!-- --><!--><script>alert(1)</script> -->'],
    ['a stylesheet instruction', '<?xml-stylesheet href="https://evil.example/alert.css"?>'],
    ['CDATA', '<style><![CDATA[ * { background: url(//evil.example/alert) } ]]></style>'],
  ])('loses %s', (_, inside) => {
    const clean = safeSvg(svg(inside + SHAPE))
    expect(clean).toContain('fill="#b01020"')
    expect(clean).not.toMatch(/alert|evil|javascript|<script|<style|<image|<foreignObject|<a[\s>]|<!--|\son\w+=/i)
  })

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`],
    ['HTML', '<html><body>no</body></html>'],
    ['words', 'not a drawing'],
    ['nothing', ''],
    ['a drawing of drawings without end', svg(`<g id="a">${'<use href="#a"/>'.repeat(60)}</g>`)],
  ])('is refused as %s', (_, source) => {
    expect(safeSvg(source)).toBeUndefined()
  })
})
