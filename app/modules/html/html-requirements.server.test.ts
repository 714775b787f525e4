import { describe, expect, it } from 'vitest'
import { requirement } from '../../../tests/support/requirement.ts'
import { htmlRequirements } from './html-requirements.server.ts'

const hostsOf = (code: string) => htmlRequirements(code, 'theater.example').hosts

describe('what HTML by hand asks for', () => {
  it('a link leads somewhere and fetches nothing, wherever it leads', requirement('MOD-HTML-01'), () => {
    expect(
      htmlRequirements(
        '<p>Mehr bei <a href="https://partner.example/x">unserem Partner</a>, https://auch.example/ und <b>fett</b></p>',
        'x',
      ),
    ).toEqual({
      needsFrame: false,
      hosts: [],
    })
  })
  it.each([
    ['<img src="https://bilder.example/a.png" alt="">', 'bilder.example'],
    ['<img srcset="//www.bilder.example/a.png 2x" alt="">', 'bilder.example'],
    ['<p style="background:url(https://stil.example/a.png)">x</p>', 'stil.example'],
    ['<style>@import "//stil.example/a.css";</style>', 'stil.example'],
    ['<script>fetch("https://zaehlt.example/mit")</script>', 'zaehlt.example'],
    ['<script src="//skript.example/a.js"></script>', 'skript.example'],
    ['<video poster="https://film.example/a.jpg"></video>', 'film.example'],
    ['<iframe data-src="https://rahmen.example"></iframe>', 'rahmen.example'],
    ['<a href="/x" onclick="new Image().src=\'https://klick.example/a\'">x</a>', 'klick.example'],
  ])('MOD-HTML-01 whatever a browser fetches by itself is named: %s', (code, host) => {
    expect(htmlRequirements(code, 'theater.example')).toEqual({ needsFrame: true, hosts: [host] })
  })
  it("the house's own address is nobody else's", requirement('MOD-HTML-01'), () => {
    expect(hostsOf('<img src="https://theater.example/media/a.jpg" alt="">')).toEqual([])
  })
  it('MOD-HTML-01 a form that is sent by hand fetches nothing before', () => {
    expect(htmlRequirements('<form action="https://post.example/an"><button>Los</button></form>', 'x')).toEqual({
      needsFrame: true,
      hosts: [],
    })
  })
})
