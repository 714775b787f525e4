/** Fields of a resource as pretix's REST API names them. */
type Fields = Record<string, unknown>

export type WayVariation = {
  name: string
  /** null where it costs what the product costs */
  price: string | null
  /** what is left of one that has less than the others */
  left?: number
  fields?: Fields
}

/** A product by its name; its tickets share one quota of the date. */
export type WayProduct = {
  name: string
  /** in the event's currency; `0.00` for a free ticket */
  price: string
  /** what its quota has left; null without a bound, `shared` where the quota of the product before it counts it too */
  left: number | null | 'shared' | 'no-quota'
  /** name of its category; two that bear one name differ by a number after `#`, which is left out */
  category?: string
  tax?: { rate: string; isIncluded: boolean }
  variations?: WayVariation[]
  /** products before this one that come with it, at a part of its price */
  bundle?: { product: string; variation?: string; count: number; share: string }[]
  /** categories from which buyers take something with it */
  addOns?: { category: string; min: number; max: number; isIncluded?: boolean }[]
  /** a product before this one in whose place it is sold */
  after?: string
  fields?: Fields
  quota?: Fields
}

/** What the date alone says about a product. */
type Override = { product: string; variation?: string; fields: Fields }

/** Tickets of a group as they are pressed on the site. */
export type Ticket = {
  group: string
  /** its first where it is missing */
  price?: string
  /** one where it is missing */
  count?: number
  /** what is given for each where the price is free */
  pays?: string
  /** whether their seats are chosen in the plan */
  ownSeats?: boolean
}

/** What is pressed on the site, and what is paid for in pretix. */
export type Purchase = {
  tickets: Ticket[]
  withCode?: boolean
  /** names of what is taken with it in pretix's own checkout */
  addOns?: string[]
  /** what the order comes to, and the prices of its positions in order */
  total: string
  positions: string[]
}

/** What is pressed on the site, and the sentence that answers. */
export type Refusal = { ticket: Ticket; answer: string }

/** What the site must say. */
export type Expected = {
  /** state of the sale (`SaleKind`) */
  sale: string
  /** words of the row in the list, and of the performance's page */
  row: string
  page?: string
  /** words that must not stand there */
  notInRow?: string
  /** each group of tickets with its prices */
  groups: string[]
  jsonLd: string[]
}

/** A way in which a house sells, as it is set up in pretix, what the site must say of it and how it is judged. */
export type Way = {
  /** what the house would call it */
  title: string
  /** the event that has it; the series of most where it is missing */
  event?: string
  products: WayProduct[]
  date?: Fields
  overrides?: Override[]
  /** `sold`: seats of the Werkhalle, for the first product; `blocked`: none of them is sold */
  seats?: 'sold' | 'blocked'
  /** the product for which there is a code, or whose quota, which begins like this */
  code?: { prefix: string; product: string; variation?: string; isForQuota?: boolean; fields?: Fields }
  /** how many tickets of its first product lie in another one's cart */
  held?: number
  /** what pretix takes off by itself for tickets of its first product */
  discount?: Fields
  expected: Expected
  /** what happens to the code on the site: a sentence, or what it opens */
  redeemed?: string
  bought?: Purchase
  refused?: Refusal
}

/** An instant in so many days, as pretix's API takes it. */
export const inDays = (days: number): string =>
  Temporal.Now.instant()
    .add({ hours: days * 24 })
    .toString()

/** How a group of tickets with one price is told. */
export const group = (name: string, price: string): string => `${name} · ${name} ${price}`
