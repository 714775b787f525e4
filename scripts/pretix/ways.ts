// Ways in which houses set up what they sell beside plain tickets: for the eye by `npm run pretix -- --like-houses`, and for the
// tests of the real pretix.

/** A product by its name; its tickets share one quota of the date. */
export type WayProduct = {
  name: string
  /** in euros; `0.00` for a free ticket */
  price: string
  left: number
  /** name of its category */
  category?: string
  /** whether it lets somebody in; a booklet does not */
  admission?: boolean
  /** whether it is sold only with a code */
  isHidden?: boolean
  /** whether it is sold only as a part of others */
  isPart?: boolean
  /** whether buyers may pay more */
  isFree?: boolean
  /** its variations with their prices, and what is left of one that has less than the others */
  variations?: { name: string; price: string; left?: number }[]
  /** products before this one that come with it, at a part of its price */
  bundle?: { product: string; count: number; share: string }[]
  description?: string
}

export type Way = {
  title: string
  products: WayProduct[] /** the product for which there is a code, which begins like this */
  code?: { prefix: string; product: string }
}

export const WAYS = {
  booklet: {
    title: 'Programmheft neben ausverkauften Karten',
    products: [
      { name: 'Programmheft', price: '4.00', left: 500, admission: false },
      { name: 'Saalkarte', price: '24.00', left: 0 },
    ],
  },
  categories: {
    title: 'Kategorien mit gleich benannten Preisen',
    products: [
      { name: 'Normalpreis', price: '30.00', left: 40, category: 'Parkett' },
      { name: 'Ermäßigt', price: '15.00', left: 40, category: 'Parkett' },
      { name: 'Normalpreis', price: '18.00', left: 40, category: 'Rang' },
      { name: 'Ermäßigt', price: '9.00', left: 40, category: 'Rang' },
    ],
  },
  areas: {
    title: 'Varianten, die Bereiche sind',
    products: [
      {
        ...{ name: 'Konzertkarte', price: '45.00', left: 60 },
        variations: [
          { name: 'Loge', price: '45.00' },
          { name: 'Parkett', price: '30.00' },
          { name: 'Galerie', price: '12.00' },
        ],
      },
    ],
  },
  usedUp: {
    title: 'Der Normalpreis ist vergriffen',
    products: [
      {
        ...{ name: 'Saalplatz', price: '38.00', left: 60 },
        variations: [
          { name: 'Normalpreis', price: '38.00', left: 0 },
          { name: 'Ermäßigt', price: '19.00' },
        ],
      },
    ],
  },
  school: {
    title: 'Schulvorstellung, nur mit Code',
    products: [{ name: 'Schulkarte', price: '6.00', left: 90, isHidden: true }],
    code: { prefix: 'SCHULE', product: 'Schulkarte' },
  },
  free: {
    title: 'Kostenlose Karte, die nötig ist',
    products: [{ name: 'Zählkarte', price: '0.00', left: 80 }],
  },
  menu: {
    title: 'Theater und Menü',
    products: [
      { name: 'Drei-Gänge-Menü', price: '29.00', left: 40, admission: false, isPart: true },
      { name: 'Theater und Menü', price: '59.00', left: 20, bundle: [{ product: 'Drei-Gänge-Menü', count: 1, share: '29.00' }] },
    ],
  },
  noMenuLeft: {
    title: 'Theater und Menü, die Küche ist voll',
    products: [
      { name: 'Menü', price: '29.00', left: 0, admission: false, isPart: true },
      { name: 'Theater mit Menü', price: '59.00', left: 20, bundle: [{ product: 'Menü', count: 1, share: '29.00' }] },
    ],
  },
  solidarity: {
    title: 'Solidarpreis, nach oben offen',
    products: [{ name: 'Solidarkarte', price: '10.00', left: 50, isFree: true, description: '**Zahlen Sie**, was Sie können.' }],
  },
} satisfies Record<string, Way>
export type WayName = keyof typeof WAYS
