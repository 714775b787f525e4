import { group, type Way } from './way.ts'

// What is sold with tickets or beside them: booklets, menus, what must be taken with a ticket.

const REFRESHMENT = { name: 'Sekt', price: '6.00', left: 40, category: '+Getränke', fields: { admission: false } } as const

export const EXTRAS = {
  booklet: {
    title: 'Programmheft neben ausverkauften Karten',
    products: [
      { name: 'Programmheft', price: '4.00', left: 500, fields: { admission: false } },
      { name: 'Saalkarte', price: '24.00', left: 0 },
    ],
    expected: {
      ...{ sale: 'sold-out', row: 'Ausverkauft', notInRow: '4 €', jsonLd: ['24.00 SoldOut'] },
      groups: [group('Saalkarte', '24.00'), group('Programmheft', '4.00')],
    },
  },
  bookletBeside: {
    title: 'Programmheft neben Karten',
    products: [
      { name: 'Programmheft', price: '4.00', left: 500, fields: { admission: false } },
      { name: 'Saalkarte', price: '24.00', left: 40 },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 24 €', jsonLd: ['24.00 InStock'] },
      groups: [group('Saalkarte', '24.00'), group('Programmheft', '4.00')],
    },
    bought: { tickets: [{ group: 'Saalkarte' }, { group: 'Programmheft' }], total: '28.00', positions: ['24.00', '4.00'] },
  },
  ignoredQuota: {
    title: 'Kontingent, das für die Verfügbarkeit nicht zählt',
    products: [
      { name: 'Spende', price: '5.00', left: null, quota: { ignore_for_event_availability: true } },
      { name: 'Saalkarte', price: '24.00', left: 0 },
    ],
    expected: {
      ...{ sale: 'sold-out', row: 'Ausverkauft', notInRow: '5 €', jsonLd: ['24.00 SoldOut'] },
      groups: [group('Saalkarte', '24.00'), group('Spende', '5.00')],
    },
  },
  extrasAlone: {
    title: 'Nur ein Parkschein, Eintritt an der Kasse',
    products: [{ name: 'Parkschein', price: '6.00', left: 30, fields: { admission: false } }],
    expected: { sale: 'on-sale', row: 'ab 6 €', groups: [group('Parkschein', '6.00')], jsonLd: ['6.00 InStock'] },
    bought: { tickets: [{ group: 'Parkschein' }], total: '6.00', positions: ['6.00'] },
  },
  menu: {
    title: 'Theater und Menü',
    products: [
      { name: 'Drei-Gänge-Menü', price: '29.00', left: 40, fields: { admission: false, require_bundling: true } },
      { name: 'Theater und Menü', price: '59.00', left: 20, bundle: [{ product: 'Drei-Gänge-Menü', count: 1, share: '29.00' }] },
    ],
    expected: { sale: 'on-sale', row: 'ab 59 €', groups: [group('Theater und Menü', '59.00')], jsonLd: ['59.00 InStock'] },
    bought: { tickets: [{ group: 'Theater und Menü' }], total: '59.00', positions: ['29.00', '30.00'] },
  },
  noMenuLeft: {
    title: 'Theater und Menü, die Küche ist voll',
    products: [
      { name: 'Menü', price: '29.00', left: 0, fields: { admission: false, require_bundling: true } },
      { name: 'Theater mit Menü', price: '59.00', left: 20, bundle: [{ product: 'Menü', count: 1, share: '29.00' }] },
    ],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Theater mit Menü', '59.00')], jsonLd: ['59.00 SoldOut'] },
  },
  tableForTwo: {
    title: 'Tisch für zwei: ein Paket mit zwei Gedecken',
    products: [
      { name: 'Gedeck', price: '25.00', left: 10, fields: { admission: false, require_bundling: true } },
      { name: 'Loge zu zweit', price: '130.00', left: 6, bundle: [{ product: 'Gedeck', count: 2, share: '25.00' }] },
    ],
    expected: { sale: 'on-sale', row: 'ab 130 €', groups: [group('Loge zu zweit', '130.00')], jsonLd: ['130.00 InStock'] },
    bought: { tickets: [{ group: 'Loge zu zweit' }], total: '130.00', positions: ['25.00', '25.00', '80.00'] },
  },
  tableTooSmall: {
    title: 'Tisch für zwei, ein Gedeck ist übrig',
    products: [
      { name: 'Abendbrot', price: '25.00', left: 1, fields: { admission: false, require_bundling: true } },
      { name: 'Loge mit Abendbrot', price: '130.00', left: 6, bundle: [{ product: 'Abendbrot', count: 2, share: '25.00' }] },
    ],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Loge mit Abendbrot', '130.00')], jsonLd: ['130.00 SoldOut'] },
  },
  packageOfThree: {
    title: 'Paket aus Karte, Menü und einer Variante des Getränks',
    products: [
      { name: 'Menü zum Paket', price: '20.00', left: 40, fields: { admission: false, require_bundling: true } },
      {
        ...{ name: 'Getränk zum Paket', price: '5.00', left: 40, fields: { admission: false, require_bundling: true } },
        variations: [
          { name: 'Wein', price: '7.00' },
          { name: 'Wasser', price: '3.00' },
        ],
      },
      {
        ...{ name: 'Rundum-Abend', price: '70.00', left: 20 },
        bundle: [
          { product: 'Menü zum Paket', count: 1, share: '20.00' },
          { product: 'Getränk zum Paket', variation: 'Wein', count: 1, share: '7.00' },
        ],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 70 €', groups: [group('Rundum-Abend', '70.00')], jsonLd: ['70.00 InStock'] },
    bought: { tickets: [{ group: 'Rundum-Abend' }], total: '70.00', positions: ['20.00', '43.00', '7.00'] },
  },
  requiredAddOn: {
    title: 'Zur Karte gehört ein Getränk, höchstens zwei',
    products: [
      REFRESHMENT,
      { name: 'Wasser', price: '3.00', left: 40, category: '+Getränke', fields: { admission: false } },
      { name: 'Silvesterkarte', price: '60.00', left: 40, addOns: [{ category: '+Getränke', min: 1, max: 2 }] },
    ],
    expected: { sale: 'on-sale', row: 'ab 60 €', groups: [group('Silvesterkarte', '60.00')], jsonLd: ['60.00 InStock'] },
    bought: { tickets: [{ group: 'Silvesterkarte' }], addOns: ['Sekt'], total: '66.00', positions: ['6.00', '60.00'] },
  },
  freeAddOn: {
    title: 'Einführung zur Karte, freiwillig und kostenlos',
    products: [
      { name: 'Einführung', price: '0.00', left: 30, category: '+Vorher', fields: { admission: false } },
      { name: 'Karte mit Einführung', price: '21.00', left: 40, addOns: [{ category: '+Vorher', min: 0, max: 1 }] },
    ],
    expected: { sale: 'on-sale', row: 'ab 21 €', groups: [group('Karte mit Einführung', '21.00')], jsonLd: ['21.00 InStock'] },
    bought: { tickets: [{ group: 'Karte mit Einführung' }], addOns: ['Einführung'], total: '21.00', positions: ['0.00', '21.00'] },
  },
  includedAddOn: {
    title: 'Ein Getränk ist im Preis inbegriffen',
    products: [
      { ...REFRESHMENT, name: 'Begrüßungssekt', category: '+Inbegriffen' },
      { name: 'Premierenkarte', price: '48.00', left: 40, addOns: [{ category: '+Inbegriffen', min: 1, max: 1, isIncluded: true }] },
    ],
    expected: { sale: 'on-sale', row: 'ab 48 €', groups: [group('Premierenkarte', '48.00')], jsonLd: ['48.00 InStock'] },
    bought: { tickets: [{ group: 'Premierenkarte' }], addOns: ['Begrüßungssekt'], total: '48.00', positions: ['0.00', '48.00'] },
  },
  addOnUsedUp: {
    title: 'Zur Karte gehört ein Bus, und der ist voll',
    products: [
      { name: 'Bus', price: '9.00', left: 0, category: '+Anreise', fields: { admission: false } },
      { name: 'Karte mit Bus', price: '25.00', left: 40, addOns: [{ category: '+Anreise', min: 1, max: 1 }] },
    ],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Karte mit Bus', '25.00')], jsonLd: ['25.00 SoldOut'] },
  },
  crossSold: {
    title: 'Was der Shop erst im Warenkorb dazu anbietet',
    products: [
      { name: 'Sitzkissen', price: '3.00', left: 40, category: '>Dazu' },
      { name: 'Karte ohne Kissen', price: '24.00', left: 40 },
    ],
    expected: {
      sale: 'on-sale',
      row: 'ab 24 €',
      notInRow: '3 €',
      groups: [group('Karte ohne Kissen', '24.00')],
      jsonLd: ['24.00 InStock'],
    },
    bought: { tickets: [{ group: 'Karte ohne Kissen' }], total: '24.00', positions: ['24.00'] },
  },
  addOnOffTonight: {
    title: 'Zur Karte gehört eine Führung, und die fällt an diesem Termin aus',
    products: [
      { name: 'Führung', price: '5.00', left: 40, category: '+Führungen', fields: { admission: false } },
      { name: 'Karte mit Führung', price: '25.00', left: 40, addOns: [{ category: '+Führungen', min: 1, max: 1 }] },
    ],
    overrides: [{ product: 'Führung', fields: { disabled: true } }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Karte mit Führung', '25.00')], jsonLd: ['25.00 SoldOut'] },
  },
  menuOff: {
    title: 'Theater und Menü, das Menü ist ausgeschaltet',
    products: [
      { name: 'Menü aus', price: '29.00', left: 40, fields: { admission: false, require_bundling: true, active: false } },
      { name: 'Theater samt Menü', price: '59.00', left: 20, bundle: [{ product: 'Menü aus', count: 1, share: '29.00' }] },
    ],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Theater samt Menü', '59.00')], jsonLd: ['59.00 SoldOut'] },
  },
  menuOffTonight: {
    title: 'Theater und Menü, die Küche hat an diesem Termin zu',
    products: [
      { name: 'Menü heute', price: '29.00', left: 40, fields: { admission: false, require_bundling: true } },
      { name: 'Theater nebst Menü', price: '59.00', left: 20, bundle: [{ product: 'Menü heute', count: 1, share: '29.00' }] },
    ],
    overrides: [{ product: 'Menü heute', fields: { disabled: true } }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Theater nebst Menü', '59.00')], jsonLd: ['59.00 SoldOut'] },
  },
  family: {
    title: 'Familienpaket aus Karten, die es auch einzeln gibt',
    products: [
      { name: 'Kind', price: '10.00', left: 40 },
      { name: 'Familienpaket', price: '48.00', left: 20, bundle: [{ product: 'Kind', count: 2, share: '8.00' }] },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 10 €', jsonLd: ['10.00 InStock', '48.00 InStock'] },
      groups: [group('Kind', '10.00'), group('Familienpaket', '48.00')],
    },
    bought: { tickets: [{ group: 'Familienpaket' }], total: '48.00', positions: ['32.00', '8.00', '8.00'] },
  },
} satisfies Record<string, Way>
