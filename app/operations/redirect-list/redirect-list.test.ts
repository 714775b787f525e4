import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { isTakeable, judgeLines, withMissing } from './judge-lines.ts'
import { newPathOf, oldPathOf } from './list-addresses.ts'
import { readList } from './read-list.server.ts'

const pairs = async (bytes: Uint8Array | string) => {
  const lines = await readList(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes)
  return lines.map(({ from, to }) => [from, to])
}

describe('a list of old addresses', () => {
  it.each([
    ['a heading and semicolons', 'alt;neu\n/a;/de/b\n'],
    ['commas', '/a,/de/b'],
    ['tabs', 'Old URL\tNew URL\n/a\t/de/b'],
    ['an arrow', '/a -> /de/b'],
    ['a blank', '/a /de/b\n\n'],
    ['lines of a server', 'Redirect 301 /a /de/b'],
    ['further columns', 'ID;Status;Alt;Neu\n12;301;/a;/de/b'],
    ['a mark at the beginning', '\ufeffalt;neu\r\n/a;/de/b\r\n'],
  ])('is read with %s', async (_what, text) => {
    expect(await pairs(text)).toEqual([['/a', '/de/b']])
  })

  it('is read as UTF-16 and in the bytes of older spreadsheets', async () => {
    const text = 'alt;neu\r\n/über;/de/b'
    const utf16 = Buffer.from(text, 'utf16le')
    const latin = Buffer.from(text, 'latin1')
    for (const bytes of [utf16, Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), Buffer.from(utf16).swap16(), latin])
      expect(await pairs(new Uint8Array(bytes))).toEqual([['/über', '/de/b']])
  })

  it('is read out of a spreadsheet, with a title above, days beside, links and formulas', async () => {
    // Written by openpyxl 3.1.5, with what Excel would have reckoned.
    const file = await readFile('tests/support/redirect-list/openpyxl.xlsx')
    expect(await pairs(new Uint8Array(file))).toEqual([
      ['/über-uns.html', '/de/über-uns'],
      ['https://www.alt.example/seite?id=12', '/de/anfahrt'],
      ['https://www.alt.example/saalplan.pdf', '/de/saalplan'],
      ['/karten', 'https://haus.example/de/karten'],
      ['/spielplan-alt', '/de/spielplan'],
    ])
  })

  it('is read without what stands above it and beside it', async () => {
    const text = 'Umzug, Stand 1.12.2026;;\n\nAlt;Angelegt;Neu\n/a;29.11.2026 14:30;/de/b\n2026-11-29;/c;/de/d\n/2019/05/12;1/2/2026;/de/e'
    expect(await pairs(text)).toEqual([
      ['/a', '/de/b'],
      ['/c', '/de/d'],
      ['/2019/05/12', '/de/e'],
    ])
  })

  it('keeps a first line that lacks its new address, to be told of', async () => {
    expect(await pairs('/a\n/b;/de/b')).toEqual([
      ['/a', ''],
      ['/b', '/de/b'],
    ])
  })

  it('does not take a sentence for two addresses', async () => {
    expect(await pairs('/a;/de/b\nnur eine Zelle')).toEqual([
      ['/a', '/de/b'],
      ['nur eine Zelle', ''],
    ])
  })

  it('says when there is nothing in it', async () => {
    await expect(readList(new TextEncoder().encode('\n \n'))).rejects.toThrow('keine Adressen')
  })

  it.each([
    ['https://www.alt.example/seite?id=1#oben', '/seite?id=1'],
    ['http://alt.example', '/'],
    ['www.alt.example/seite', '/seite'],
    ['//alt.example/seite', '/seite'],
    ['WWW.ALT.EXAMPLE/Seite', '/Seite'],
    ['alt.example:8080/seite', '/seite'],
    ['bühne.example/seite', '/seite'],
    ['xn--bhne-0ra.example/seite', '/seite'],
    ['https://bühne.example', '/'],
    ['seite.html', '/seite.html'],
    ['index.php?id=12', '/index.php?id=12'],
    ['/%FCber', '/%FCber'],
    ['„/seite“', '/seite'],
    ['tel:+4938212345', undefined],
    [' "/seite" ', '/seite'],
    ['/über uns', '/über uns'],
    ['mailto:a@b.example', undefined],
    ['', undefined],
  ])('begins at %s', (text, path) => {
    expect(oldPathOf(text)).toBe(path)
  })

  it.each([
    ['https://haus.example/de/x?a=1#b', '/de/x?a=1#b'],
    ['haus.example/de/x', '/de/x'],
    ['https://www.haus.example/de/x', '/de/x'],
    ['HTTP://Haus.Example/de/x', '/de/x'],
    ['www.haus.example', '/'],
    ['haus.example:443/de/x', '/de/x'],
    ['https://bühne.example/de/x', '/de/x'],
    ['bühne.example/de/x', '/de/x'],
    ['https://haus.example.anderswo.example/x', 'https://haus.example.anderswo.example/x'],
    ['de/x', '/de/x'],
    ['https://tickets.example/x', 'https://tickets.example/x'],
    ['tickets.example/x', 'https://tickets.example/x'],
    ['javascript:alert(1)', undefined],
  ])('leads to %s', (text, path) => {
    expect(newPathOf(text, ['haus.example', 'www.xn--bhne-0ra.example'])).toBe(path)
  })
})

describe('what a line of the list would do', () => {
  const judged = (...lines: [string, string][]) =>
    judgeLines(
      lines.map(([from, to], index) => ({ line: index + 1, from, to })),
      {
        redirects: new Map([
          ['/da', '/de/da'],
          ['/kette', '/de/ende'],
        ]),
        ownHosts: ['haus.example'],
        isOwn: (path) => path === '/de/spielplan',
      },
    )
  const verdicts = (...lines: [string, string][]) => judged(...lines).map(({ verdict }) => verdict)

  it('is said of each line, with those before and after it', () => {
    expect(
      verdicts(
        ['/a', '/de/b'],
        ['/c', '/kette'],
        ['/d', '/a'],
        ['/x', '/y'],
        ['/y', '/x'],
        ['/de/spielplan', '/'],
        ['/A?utm_source=1', '/b'],
        ['/a/', '/b'],
        ['/da', '/b'],
        ['/z', '/z/'],
        ['', '/b'],
        ['/a*b', '/b'],
      ),
    ).toEqual(['leads', 'chain', 'chain', 'loop', 'loop', 'own', 'leads', 'twice', 'exists', 'loop', 'unusable', 'unusable'])
    expect(judged(['/d', '/a'], ['/a', '/de/b'])[0]).toMatchObject({ verdict: 'chain', end: '/de/b' })
    expect(judged(['/a', '/b'], ['/a', '/c'])[1]).toMatchObject({ verdict: 'twice', twin: 1 })
  })

  it('knows wildcards, and their circles', () => {
    expect(verdicts(['/alt/*', '/neu/*'], ['/weg/*', '/de/archiv'], ['/eins', '/zwei/*'])).toEqual(['leads', 'leads', 'unusable'])
    expect(verdicts(['/m/*', '/n/*'], ['/n/*', '/m/*'])).toEqual(['loop', 'loop'])
  })

  it('is missing where the house has nothing at its end, which is asked once', async () => {
    const asked: string[] = []
    const lines = await withMissing(
      judged(['/a', '/de/weg'], ['/b', '/a'], ['/c', 'https://anderswo.example/'], ['/d', '/de/da#oben']),
      async (path) => {
        asked.push(path)
        return path !== '/de/weg'
      },
    )
    expect(lines.map(({ verdict }) => verdict)).toEqual(['missing', 'missing', 'leads', 'leads'])
    expect(lines.filter(isTakeable)).toHaveLength(4)
    expect(asked).toEqual(['/de/weg', '/de/da'])
  })
})
