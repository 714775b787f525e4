import { group, type Way } from './way.ts'

// What is paid: nothing, what one wants, taxes, other money, fees.

export const MONEY = {
  free: {
    title: 'Kostenlose Karte, die nötig ist',
    products: [{ name: 'Zählkarte', price: '0.00', left: 80 }],
    expected: { sale: 'on-sale', row: 'Eintritt frei, Karte nötig', groups: [group('Zählkarte', '0.00')], jsonLd: ['0.00 InStock'] },
    bought: { tickets: [{ group: 'Zählkarte' }], total: '0.00', positions: ['0.00'] },
  },
  freeBesidePaid: {
    title: 'Kinder frei, Erwachsene zahlen',
    products: [
      {
        ...{ name: 'Familienkonzert', price: '12.00', left: 60 },
        variations: [
          { name: 'Erwachsene', price: '12.00' },
          { name: 'Kinder', price: '0.00' },
        ],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 12 €', groups: ['Familienkonzert · Vollpreis 12.00 · Kinder 0.00'], jsonLd: ['12.00 InStock'] },
    bought: {
      tickets: [
        { group: 'Familienkonzert', price: 'Vollpreis' },
        { group: 'Familienkonzert', price: 'Kinder' },
      ],
      ...{ total: '12.00', positions: ['0.00', '12.00'] },
    },
  },
  freeProductBesidePaid: {
    title: 'Freikarten für Kinder als eigenes Produkt',
    products: [
      { name: 'Erwachsene', price: '12.00', left: 40 },
      { name: 'Kinder frei', price: '0.00', left: 40 },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 0 €', jsonLd: ['12.00 InStock', '0.00 InStock'] },
      groups: [group('Erwachsene', '12.00'), group('Kinder frei', '0.00')],
    },
    bought: { tickets: [{ group: 'Erwachsene' }, { group: 'Kinder frei' }], total: '12.00', positions: ['0.00', '12.00'] },
  },
  solidarity: {
    title: 'Solidarpreis, nach oben offen',
    products: [
      {
        ...{ name: 'Solidarkarte', price: '10.00', left: 50 },
        fields: { free_price: true, free_price_suggestion: '15.00', description: { de: '**Zahlen Sie**, was Sie können.' } },
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 10 €', groups: [group('Solidarkarte', '10.00')], jsonLd: ['10.00 InStock'] },
    bought: { tickets: [{ group: 'Solidarkarte', pays: '17.50' }], total: '17.50', positions: ['17.50'] },
  },
  solidaritySeats: {
    title: 'Solidarpreis für Plätze, die man selbst wählt',
    seats: 'sold',
    products: [{ name: 'Solidarplatz', price: '15.00', left: 60, fields: { free_price: true, free_price_suggestion: '20.00' } }],
    expected: { sale: 'on-sale', row: 'ab 15 €', groups: [group('Solidarplatz', '15.00')], jsonLd: ['15.00 InStock'] },
    bought: {
      tickets: [{ group: 'Solidarplatz', count: 2, pays: '22.50', ownSeats: true }],
      total: '45.00',
      positions: ['22.50', '22.50'],
    },
    refused: {
      ticket: { group: 'Solidarplatz', count: 2, pays: '14.99', ownSeats: true },
      answer: 'Der Preis ist niedriger als das, was diese Karten kosten.',
    },
  },
  payWhatYouWant: {
    title: 'Zahl, was du willst, auch nichts',
    products: [{ name: 'Wunschpreis', price: '0.00', left: 50, fields: { free_price: true, free_price_suggestion: '12.00' } }],
    expected: { sale: 'on-sale', row: 'Preis frei wählbar', groups: [group('Wunschpreis', '0.00')], jsonLd: ['0.00 InStock'] },
    bought: { tickets: [{ group: 'Wunschpreis', pays: '8.00' }], total: '8.00', positions: ['8.00'] },
  },
  cents: {
    title: 'Preis mit Cent und einem alten Preis daneben',
    products: [{ name: 'Sonderpreis', price: '12.50', left: 50, fields: { original_price: '25.00' } }],
    expected: { sale: 'on-sale', row: 'ab 12,50 €', groups: [group('Sonderpreis', '12.50')], jsonLd: ['12.50 InStock'] },
    bought: { tickets: [{ group: 'Sonderpreis' }], total: '12.50', positions: ['12.50'] },
  },
  taxIncluded: {
    title: 'Sieben Prozent Steuer im Preis',
    products: [{ name: 'Karte mit Steuer', price: '21.40', left: 50, tax: { rate: '7.00', isIncluded: true } }],
    expected: { sale: 'on-sale', row: 'ab 21,40 €', groups: [group('Karte mit Steuer', '21.40')], jsonLd: ['21.40 InStock'] },
    bought: { tickets: [{ group: 'Karte mit Steuer' }], total: '21.40', positions: ['21.40'] },
  },
  untaxed: {
    title: 'Von der Steuer befreit',
    products: [{ name: 'Karte ohne Steuer', price: '20.00', left: 50, tax: { rate: '0.00', isIncluded: false } }],
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: [group('Karte ohne Steuer', '20.00')], jsonLd: ['20.00 InStock'] },
    bought: { tickets: [{ group: 'Karte ohne Steuer' }], total: '20.00', positions: ['20.00'] },
  },
  taxOnTop: {
    title: 'Steuer kommt auf den Preis dazu',
    products: [{ name: 'Netto', price: '10.00', left: 50, tax: { rate: '19.00', isIncluded: false } }],
    expected: { sale: 'on-sale', row: 'ab 11,90 €', groups: [group('Netto', '11.90')], jsonLd: ['11.90 InStock'] },
    bought: { tickets: [{ group: 'Netto' }], total: '11.90', positions: ['11.90'] },
  },
  netShown: {
    title: 'Der Shop zeigt Nettopreise',
    event: 'netto',
    products: [{ name: 'Firmenkarte', price: '119.00', left: 50, tax: { rate: '19.00', isIncluded: true } }],
    expected: { sale: 'on-sale', row: 'ab 119 €', groups: [group('Firmenkarte', '119.00')], jsonLd: ['119.00 InStock'] },
    bought: { tickets: [{ group: 'Firmenkarte' }], total: '119.00', positions: ['119.00'] },
  },
  francs: {
    title: 'Gastspiel in der Schweiz, in Franken',
    event: 'franken',
    products: [{ name: 'Billett', price: '45.00', left: 50 }],
    expected: { sale: 'on-sale', row: 'ab 45 CHF', groups: [group('Billett', '45.00')], jsonLd: ['45.00 CHF InStock'] },
    bought: { tickets: [{ group: 'Billett' }], total: '45.00', positions: ['45.00'] },
  },
  yen: {
    title: 'Gastspiel in Japan, in Yen',
    event: 'yen',
    products: [{ name: 'Balkon', price: '4500.00', left: 50 }],
    expected: { sale: 'on-sale', row: 'ab 4500 ¥', groups: [group('Balkon', '4500.00')], jsonLd: ['4500.00 JPY InStock'] },
    bought: { tickets: [{ group: 'Balkon' }], total: '4500.00', positions: ['4500.00'] },
  },
  paymentFee: {
    title: 'Die Zahlungsart kostet zwei Euro',
    event: 'gebuehr',
    products: [{ name: 'Karte mit Gebühr', price: '29.00', left: 50 }],
    expected: { sale: 'on-sale', row: 'ab 29 €', groups: [group('Karte mit Gebühr', '29.00')], jsonLd: ['29.00 InStock'] },
    bought: { tickets: [{ group: 'Karte mit Gebühr' }], total: '31.00', positions: ['29.00'] },
  },
  menuWithOwnTax: {
    title: 'Theater und Menü mit zwei Steuersätzen',
    products: [
      {
        ...{ name: 'Menü zu 19 %', price: '20.00', left: 40, tax: { rate: '19.00', isIncluded: true } },
        fields: { admission: false, require_bundling: true },
      },
      {
        ...{ name: 'Menükarte', price: '53.50', left: 40, tax: { rate: '7.00', isIncluded: true } },
        bundle: [{ product: 'Menü zu 19 %', count: 1, share: '20.00' }],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 53,50 €', groups: [group('Menükarte', '53.50')], jsonLd: ['53.50 InStock'] },
    bought: { tickets: [{ group: 'Menükarte' }], total: '53.50', positions: ['20.00', '33.50'] },
  },
  discount: {
    title: 'Drei Karten, die dritte zum halben Preis: der Shop rechnet es im Warenkorb',
    products: [{ name: 'Zu dritt', price: '20.00', left: 40 }],
    discount: { condition_min_count: 3, benefit_discount_matching_percent: '50.00', benefit_only_apply_to_cheapest_n_matches: 1 },
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: [group('Zu dritt', '20.00')], jsonLd: ['20.00 InStock'] },
    bought: { tickets: [{ group: 'Zu dritt', count: 3 }], total: '50.00', positions: ['10.00', '20.00', '20.00'] },
  },
  productPricedByDate: {
    title: 'Preisstufen ohne eigenen Preis, und der Termin hat einen',
    products: [
      {
        ...{ name: 'Einheitsplatz', price: '20.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: null },
          { name: 'Ermäßigt', price: '10.00' },
        ],
      },
    ],
    overrides: [{ product: 'Einheitsplatz', fields: { price: '28.00' } }],
    expected: { sale: 'on-sale', row: 'ab 28 €', groups: ['Einheitsplatz · Vollpreis 28.00 · Ermäßigt 10.00'], jsonLd: ['28.00 InStock'] },
    bought: { tickets: [{ group: 'Einheitsplatz', price: 'Vollpreis' }], total: '28.00', positions: ['28.00'] },
  },
  freeTonight: {
    title: 'An diesem Termin kostet die Karte nichts',
    products: [{ name: 'Sonst zwanzig', price: '20.00', left: 40 }],
    overrides: [{ product: 'Sonst zwanzig', fields: { price: '0.00' } }],
    expected: {
      sale: 'on-sale',
      row: 'Eintritt frei, Karte nötig',
      groups: [group('Sonst zwanzig', '0.00')],
      jsonLd: ['0.00 InStock'],
    },
    bought: { tickets: [{ group: 'Sonst zwanzig' }], total: '0.00', positions: ['0.00'] },
  },
} satisfies Record<string, Way>
