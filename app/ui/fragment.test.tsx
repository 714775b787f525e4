import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { FragmentCache } from '../platform/cache/fragment-cache.ts'
import { FragmentContext, fragment, type ReadOfAddress } from './fragment.tsx'

const KIB = 1024
const LAYOUT = { houseName: 'Festspiele' }

let cache: FragmentCache
let rendered: string[]
beforeEach(() => {
  cache = new FragmentCache(64 * KIB, { isStrict: true })
  rendered = []
})

function Row({ title }: { title: string }) {
  rendered.push(title)
  return <li>{title} & mehr</li>
}

/** A list that is a fragment of fragments. */
function List({ titles }: { titles: string[] }) {
  return (
    <ol>
      {titles.map((title) => fragment('Row', title, <Row key={title} title={title} />))}
      {titles.length}
    </ol>
  )
}

function render(titles: string[], { layout = LAYOUT as object, isWhole = true } = {}): string {
  const fragments = cache.begin(layout)
  const page = <main>{fragment('List', titles, <List titles={titles} />)}</main>
  return fragments.complete(renderToString(<FragmentContext value={fragments}>{page}</FragmentContext>), isWhole)
}

function renderWithout(titles: string[]): string {
  return renderToString(
    <main>
      <List titles={titles} />
    </main>,
  )
}

it('a page made of known fragments is the same HTML as one rendered whole, and nothing of it is rendered again', () => {
  const whole = renderWithout(['Faust', 'Medea'])
  rendered = []
  expect(render(['Faust', 'Medea'])).toBe(whole)
  expect(render(['Faust', 'Medea'])).toBe(whole)
  expect(rendered).toEqual(['Faust', 'Medea'])
})

it('a fragment within one that is not known is reused, in another place, too', () => {
  render(['Faust', 'Medea'])
  expect(render(['Nathan', 'Medea', 'Faust'])).toBe(renderWithout(['Nathan', 'Medea', 'Faust']))
  expect(rendered.slice(0, 3)).toEqual(['Faust', 'Medea', 'Nathan'])
})

it('with other layout data everything is rendered again', () => {
  render(['Faust'])
  render(['Faust'], { layout: { houseName: 'Stadttheater' } })
  render(['Faust'], { layout: { ...LAYOUT } })
  expect(rendered).toEqual(['Faust', 'Faust'])
})

it('nothing is kept of a page that failed in part', () => {
  render(['Faust'], { isWhole: false })
  render(['Faust'])
  expect(rendered).toEqual(['Faust', 'Faust'])
})

it('beyond its bound the least recently used fragments go first', () => {
  cache = new FragmentCache(2 * KIB, { isStrict: true })
  for (let number = 0; number < 50; number++) render([`Stück ${number}`])
  rendered = []
  render(['Stück 49'])
  render(['Stück 0'])
  expect(rendered).toEqual(['Stück 0'])
})

/** A part that shows what it is asked for, and a link. */
function Asked() {
  const { pathname, search } = useLocation()
  return (
    <p>
      {pathname} {search} <Link to="/de">Start</Link>
    </p>
  )
}

function renderAt(address: string, reads: ReadOfAddress[], { isStrict = true } = {}): string {
  cache = isStrict ? cache : new FragmentCache(64 * KIB, { isStrict })
  const fragments = cache.begin(LAYOUT)
  const page = (
    <FragmentContext value={fragments}>
      <MemoryRouter initialEntries={[address]}>{fragment('Asked', null, <Asked />, reads)}</MemoryRouter>
    </FragmentContext>
  )
  return fragments.complete(renderToString(page), true)
}

it('what a fragment declares to read of the address is part of its key', () => {
  expect(renderAt('/de/search?q=nacht', ['pathname', 'search'])).toContain('/de/search<!-- --> <!-- -->?q=nacht')
  expect(renderAt('/de/search?q=geheimnis', ['pathname', 'search'])).toContain('?q=geheimnis')
})

it('a fragment that reads of the address what it does not declare fails, and in production gets nothing of it', () => {
  expect(() => renderAt('/de/search?q=nacht', ['pathname'])).toThrow('the fragment Asked reads search of the address')
  expect(renderAt('/de/search?q=nacht', [], { isStrict: false })).not.toMatch(/nacht|search/)
})
