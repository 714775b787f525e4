import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../tests/components/accessibility.ts'
import type { Answers } from '../../tests/components/answers.ts'
import { render } from '../../tests/components/render.tsx'
import { requirement } from '../../tests/support/requirement.ts'
import { PHONE, WIDE } from '../../tests/support/windows.ts'
import { BookingForm } from './BookingForm.tsx'
import { answerCart } from './cart.test-support.ts'
import { evening, freeSeating, numberedSeats, offerOf } from './evening.test-support.ts'
import type { SaleState } from './sale-state.ts'
import type { SeatGroup } from './schema.ts'

const addToCart = page.getByRole('button', { name: 'In den Warenkorb' })
const group = (name: string) => page.getByRole('group', { name })
const more = (of: string) => group(of).getByRole('button', { name: 'Eine Karte mehr' })
const fewer = (of: string) => group(of).getByRole('button', { name: 'Eine Karte weniger' })

async function showForm(seatGroups: SeatGroup[], { answers = {}, window = WIDE }: { answers?: Answers; window?: typeof WIDE } = {}) {
  const shop = answerCart({ 'GET /api/events/7/offer/': () => offerOf(seatGroups), ...answers })
  await render(<BookingForm event={evening} />, { window })
  await expect.element(addToCart).toBeVisible()
  return shop
}

test(
  'amounts go up and down but never below none, and the sum follows',
  requirement('BOOK-11', 'BOOK-15', 'BOOK-16', 'BOOK-20', 'BOOK-23'),
  async () => {
    await showForm(freeSeating)
    const full = 'Freie Platzwahl, Vollpreis'
    await expect.element(page.getByRole('button', { name: 'Alle Sitzplatzkategorien' })).not.toBeInTheDocument()
    await expect.element(addToCart).toBeDisabled()
    for (let count = 0; count < 3; count++) await more(full).click()
    await expect.element(page.getByText('24\u00a0€', { exact: true })).toBeVisible()
    for (let count = 0; count < 3; count++) await fewer(full).click()
    await expect.element(addToCart).toBeDisabled()
    await expect.element(fewer(full)).toHaveAttribute('aria-disabled', 'true')
    await fewer(full).click({ force: true })
    await expect.element(page.getByText('0 Karten')).toBeVisible()
  },
)

test('how long tickets are held is said as the shop says it, before and after; where it says nothing, without a time', async () => {
  const offer = (minutes: number | null) => ({ 'GET /api/events/7/offer/': () => ({ ...offerOf(freeSeating), hold_minutes: minutes }) })
  await showForm(freeSeating, { answers: offer(null) })
  await expect.element(page.getByText('Wir halten Ihre Karten für Sie frei.')).toBeVisible()
  await showForm(freeSeating, { answers: offer(30) })
  await expect.element(page.getByText('Wir halten Ihre Karten 30 Minuten frei.')).toBeVisible()
  // The cart knows better: what it holds ends in a quarter of an hour.
  await more('Freie Platzwahl, Vollpreis').click()
  await addToCart.click()
  await expect.element(page.getByText(/^Ihre Karten sind bis .* reserviert\.$/)).toBeVisible()
})

test('seats beside each other are promised only where seats have numbers', async () => {
  await showForm(freeSeating)
  await expect.element(page.getByText('Wir halten Ihre Karten 15 Minuten frei.')).toBeVisible()
  await showForm(numberedSeats)
  await expect.element(page.getByText('Wir suchen Plätze nebeneinander und halten sie 15 Minuten frei.')).toBeVisible()
})

test.each([WIDE, PHONE])(
  'the widget shows two seat groups, and all of them when asked, in a window of $width',
  requirement('BOOK-08', 'BOOK-09', 'BOOK-10', 'BOOK-12', 'BOOK-13', 'BOOK-71'),
  async (window) => {
    await showForm(numberedSeats, { window })
    const list = page.getByRole('list')
    const height = () => list.element().getBoundingClientRect().height
    await expect.element(list.getByRole('listitem')).toHaveLength(2)
    await expect.poll(height).toBeCloseTo(180, 2)
    await expect.element(list.getByText('38\u00a0€')).toBeVisible()
    const toggle = page.getByRole('button', { name: 'Alle Sitzplatzkategorien' })
    await toggle.click()
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect.element(list.getByRole('listitem')).toHaveLength(3)
    await expect.poll(height).toBeGreaterThan(180)
    expect(height()).toBeLessThanOrEqual(400)
    await expectAccessible()
    await toggle.click()
    await expect.element(list.getByRole('listitem')).toHaveLength(2)
  },
)

test(
  'discounts lie over the main step; the way back keeps the choice and returns the focus',
  requirement('BOOK-14', 'BOOK-61', 'BOOK-62'),
  async () => {
    await showForm(numberedSeats)
    await page.getByRole('button', { name: 'Ermäßigte Karten, Kategorie 2' }).click()
    const step = page.getByRole('region', { name: 'Kategorie 2: Ermäßigte Karten' })
    await expect.element(step.getByRole('button', { name: 'Zurück' })).toHaveFocus()
    await expect.element(step.getByText('Vollpreis')).toBeVisible()
    await more('Kategorie 2, Ermäßigt').click()
    await expect.element(page.getByText('13\u00a0€', { exact: true }).last()).toBeVisible()
    await expectAccessible()
    await step.getByRole('button', { name: 'Zurück' }).click()
    await expect.element(page.getByRole('button', { name: '1 ermäßigte Karte, Kategorie 2' })).toHaveFocus()
  },
)

test(
  'a seat group with timeslots is booked for the first open one, or for the one chosen',
  requirement('BOOK-21', 'BOOK-22', 'BOOK-72'),
  async () => {
    const timeslots = ['17:00', '17:30', '18:15'].map((time_start, index) => {
      return { id: index, block_id: index, time_start, status: index === 0 ? 0 : 1 }
    })
    const { asked } = await showForm(freeSeating.map((seats) => ({ ...seats, timeslots })))
    await page.getByRole('button', { name: /^Einlass 17:30/ }).click()
    await expect.element(page.getByRole('radio', { name: /17:00/ })).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: /17:30/ })).toBeChecked()
    await page.getByRole('radio', { name: /18:15/ }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'Übernehmen' }).click()
    await expect.element(page.getByRole('button', { name: /^Einlass 18:15/ })).toHaveFocus()
    await more('Freie Platzwahl, Vollpreis').click()
    await addToCart.click()
    await expect.element(page.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
    const sent = { seat_group: 'Freie Platzwahl', block_id: 2, quantities: [1], sale_type_ids: [1] }
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ event_jet_id: 'mb-7', ...sent })
  },
)

test('a seat group whose timeslot nobody has chosen is booked for the first open one', requirement('BOOK-21'), async () => {
  const timeslots = ['17:00', '17:30'].map((time_start, index) => ({ id: index, block_id: index, time_start, status: index }))
  const { asked } = await showForm(freeSeating.map((seats) => ({ ...seats, timeslots })))
  await more('Freie Platzwahl, Vollpreis').click()
  await addToCart.click()
  await expect.poll(() => asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ block_id: 1 })
})

test('one call goes out per seat group; what got in and what did not is said for each', requirement('BOOK-70', 'API-42'), async () => {
  const noSeats = { response_code: -214, detail: 'Es sind nicht genügend (zusammenhängende) Plätze frei.' }
  const kept = { tickets_quantity: 1, cart_url: '/webshop/cart/1', seconds_left: 900 }
  const { asked } = await showForm(numberedSeats, {
    answers: {
      'POST /api/shop-cart/': ({ body }) =>
        (body as { seat_group: string }).seat_group === 'Kategorie 1' ? Response.json(noSeats, { status: 409 }) : kept,
    },
  })
  for (let count = 0; count < 19; count++) await more('Kategorie 1, Vollpreis').click()
  await more('Kategorie 2, Vollpreis').click()
  await addToCart.click()
  await expect.element(page.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
  await expect.element(page.getByText('19 Karten (Kategorie 1) liegen nicht im Warenkorb.')).toBeVisible()
  await expect.element(page.getByText('Fehler -214')).toBeVisible()
  const sent = asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent).toMatchObject([
    { seat_group: 'Kategorie 1', quantities: [19] },
    { seat_group: 'Kategorie 2', quantities: [1] },
  ])
  await expectAccessible()
})

test('areas with numbered seats bear their own names, are not called concessions, and a seat is told from the cheapest', async () => {
  const [hall] = numberedSeats
  const [box, stalls] = hall?.prices ?? []
  if (!hall || !box || !stalls) throw new Error('no hall')
  const areas = [
    { ...box, name: 'Loge' },
    { ...stalls, name: 'Parkett' },
  ]
  await showForm([{ ...hall, has_areas: true, prices: areas }])
  await expect.element(page.getByText('Loge · 38\u00a0€')).toBeVisible()
  await expect.element(page.getByText(/Ermäßigt|Vollpreis/)).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Andere Preise, Kategorie 1' }).click()
  await expect.element(page.getByRole('region', { name: 'Kategorie 1: Preise' })).toBeVisible()
  await more('Kategorie 1, Parkett').click()
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect.element(page.getByRole('button', { name: '1 zu anderen Preisen, Kategorie 1' })).toBeVisible()
})

const soli: SeatGroup = {
  ...{ id: 1, seat_group: 'Solidaritätskarte', status: 1, text: '', timeslots: [] },
  prices: [
    {
      ...{ id: 1, sale_type_id: 1, seat_group: 'Solidaritätskarte', name: 'Solidaritätskarte', price: '25.00', text: '' },
      ...{ has_discounts: false, free_price: true },
    },
  ],
}

test('who may pay more says how much, is told what is too little, and that amount reaches the cart and the sum', async () => {
  const shop = await showForm([soli])
  await expect.element(page.getByText('ab 25\u00a0€ · Sie können mehr geben')).toBeVisible()
  await more('Solidaritätskarte').click()
  const field = page.getByRole('textbox', { name: 'Ihr Preis je Karte, ab 25\u00a0€' })
  await field.fill('20')
  await expect.element(field).toHaveAccessibleDescription(/Bitte geben Sie 25\s€ oder mehr an\./)
  await expect.element(addToCart).toBeDisabled()
  await field.fill('30,50')
  await expect.element(page.getByText('30,50\u00a0€', { exact: true })).toBeVisible()
  await expectAccessible()
  await addToCart.click()
  await expect.poll(() => shop.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ free_prices: ['30.50'] })
})

test('a product without a description or variations is called by its own name alone', async () => {
  const { free_price: _, ...price } = { ...soli.prices[0], name: 'Ermäßigt', seat_group: 'Ermäßigt', price: '9.00' } as const
  await showForm([{ ...soli, seat_group: 'Ermäßigt', prices: [price as SeatGroup['prices'][number]] }])
  await expect.element(page.getByText('9\u00a0€', { exact: true })).toBeVisible()
  await expect.element(more('Ermäßigt')).toBeVisible()
  await expect.element(page.getByText('Vollpreis')).not.toBeInTheDocument()
})

test('numbered seats that the shop gave are named with the tickets in the cart', async () => {
  const given_seats = [9, 10].map((seat) => ({ zone: 'Parkett', row: '1', seat: String(seat) }))
  const cart = { tickets_quantity: 2, cart_url: '/webshop/cart/1', seconds_left: 900, can_extend: false, given_seats }
  await showForm(freeSeating, { answers: { 'POST /api/shop-cart/': () => cart } })
  for (let count = 0; count < 2; count++) await more('Freie Platzwahl, Vollpreis').click()
  await addToCart.click()
  const seats = page.getByText('Ihre Plätze: Parkett, Reihe 1, Platz 9; Parkett, Reihe 1, Platz 10')
  await expect.element(seats).toBeVisible()
  // They do not crowd the part that is torn off, which has one height.
  const left = page.getByRole('timer').element().parentElement
  expect(left?.contains(seats.element())).toBe(false)
})

test.each<[SaleState, string]>([
  [{ kind: 'online-over', boxOffice: 'has-tickets' }, 'Restkarten hat die Abendkasse.'],
  [{ kind: 'free' }, 'Sie brauchen keine Karte.'],
  [
    { kind: 'online-sold-out', boxOffice: ['Rollstuhlplatz', 'Abendkarte'] },
    'An der Abendkasse gibt es noch: Rollstuhlplatz und Abendkarte.',
  ],
  [{ kind: 'shop-away' }, 'Der Kartenverkauf antwortet gerade nicht.'],
  [{ kind: 'key-refused' }, 'Bitte kaufen Sie Ihre Karten in unserem Webshop.'],
])('a widget that opens upon a sale that is %o says so', async (sale, words) => {
  answerCart({ 'GET /api/events/7/offer/': () => offerOf([], sale) })
  await render(<BookingForm event={evening} />)
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(addToCart).not.toBeInTheDocument()
  await expectAccessible()
})

test('a widget that waits for the shop sells again soon after the shop answers, with what was chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let sold = offerOf(freeSeating)
  const shop = answerCart({ 'GET /api/events/7/offer/': () => sold })
  await render(<BookingForm event={evening} />)
  const timesAsked = () => shop.asked.filter(({ url }) => url.pathname.endsWith('/offer/')).length
  const askAfter = async (seconds: number) => {
    const before = timesAsked()
    vi.advanceTimersByTime(seconds * 1000)
    await expect.poll(timesAsked).toBe(before + 1)
  }
  await more('Freie Platzwahl, Vollpreis').click()
  sold = offerOf([], { kind: 'shop-away' })
  await askAfter(30)
  await expect.element(page.getByText('Der Kartenverkauf antwortet gerade nicht.')).toBeVisible()
  sold = offerOf(freeSeating)
  await askAfter(10)
  await expect.element(page.getByText('1 Karte', { exact: true })).toBeVisible()
  await expect.element(addToCart).toBeEnabled()
})

test('a price that stands in for the whole one is named, and what lets nobody in is no ticket', async () => {
  const [free] = freeSeating
  if (!free) throw new Error('no seat group')
  const booklet = { ...free, id: 2, seat_group: 'Programmheft', is_extra: true as const }
  const price = { ...free.prices[0], seat_group: 'Programmheft', name: 'Programmheft', price: '4.00', has_discounts: false }
  await showForm([
    { ...free, prices: free.prices.slice(1) },
    { ...booklet, prices: [price as SeatGroup['prices'][number]] },
  ])
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Ermäßigt · 5')
  await more('Programmheft').click()
  await expect.element(page.getByText('0 Karten')).toBeVisible()
  await expect.element(addToCart).toBeEnabled()
  await more('Freie Platzwahl, Ermäßigt').click()
  await expect.element(page.getByText('1 Karte', { exact: true })).toBeVisible()
  await expect.element(page.getByText('9\u00a0€', { exact: true })).toBeVisible()
})

test('a booklet is no ticket: what lies in the cart is counted without it, and named where there is nothing else', async () => {
  const booklet: SeatGroup = {
    ...{ id: 9, seat_group: 'Programmheft', status: 1, text: '', timeslots: [], is_extra: true },
    prices: [{ id: 9, price: '4.00', sale_type_id: 9, seat_group: 'Programmheft', text: '', name: 'Programmheft', has_discounts: false }],
  }
  const { asked } = await showForm([...freeSeating, booklet])
  await more('Programmheft').click()
  await more('Freie Platzwahl, Vollpreis').click()
  await addToCart.click()
  await expect.element(page.getByText('1 Karte liegt jetzt in Ihrem Warenkorb')).toBeVisible()
  const sent = asked.filter(({ method, url }) => method === 'POST' && url.pathname === '/api/shop-cart/').map(({ body }) => body)
  expect(sent).toMatchObject([{ seat_group: 'Freie Platzwahl' }, { seat_group: 'Programmheft' }])
  expect(sent[1]).not.toHaveProperty('isExtra')
  await showForm([...freeSeating, booklet])
  await more('Programmheft').click()
  await addToCart.click()
  await expect.element(page.getByText('Liegt jetzt in Ihrem Warenkorb')).toBeVisible()
})
