import { group, type Way } from './way.ts'

// What products are called: categories, variations that are areas, languages, markup.

export const NAMES = {
  categories: {
    title: 'Kategorien mit gleich benannten Preisen',
    products: [
      { name: 'Normalpreis', price: '30.00', left: 40, category: 'Parkett' },
      { name: 'Ermäßigt', price: '15.00', left: 40, category: 'Parkett' },
      { name: 'Normalpreis', price: '18.00', left: 40, category: 'Rang' },
      { name: 'Ermäßigt', price: '9.00', left: 40, category: 'Rang' },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 9 €', jsonLd: ['30.00 InStock', '15.00 InStock', '18.00 InStock', '9.00 InStock'] },
      groups: [
        ...[group('Parkett, Normalpreis', '30.00'), group('Parkett, Ermäßigt', '15.00')],
        ...[group('Rang, Normalpreis', '18.00'), group('Rang, Ermäßigt', '9.00')],
      ],
    },
    bought: {
      tickets: [{ group: 'Parkett, Normalpreis' }, { group: 'Rang, Normalpreis' }],
      ...{ total: '48.00', positions: ['18.00', '30.00'] },
    },
  },
  twinCategories: {
    title: 'Zwei Kategorien eines Namens, jede mit „Karte“',
    products: [
      { name: 'Karte', price: '28.00', left: 40, category: 'Saal' },
      { name: 'Karte', price: '16.00', left: 40, category: 'Saal#2' },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 16 €', jsonLd: ['28.00 InStock', '16.00 InStock'] },
      groups: [group('Karte', '28.00'), group('Karte (2)', '16.00')],
    },
    bought: { tickets: [{ group: 'Karte' }, { group: 'Karte (2)' }], total: '44.00', positions: ['16.00', '28.00'] },
  },
  twinProducts: {
    title: 'Zwei Produkte eines Namens ohne Kategorie',
    products: [
      { name: 'Einzelkarte', price: '20.00', left: 30 },
      { name: 'Einzelkarte', price: '12.00', left: 30 },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 12 €', jsonLd: ['20.00 InStock', '12.00 InStock'] },
      groups: [group('Einzelkarte', '20.00'), group('Einzelkarte (2)', '12.00')],
    },
    bought: { tickets: [{ group: 'Einzelkarte (2)' }], total: '12.00', positions: ['12.00'] },
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
    expected: {
      ...{ sale: 'on-sale', row: 'ab 12 €', jsonLd: ['45.00 InStock', '30.00 InStock', '12.00 InStock'] },
      groups: [group('Loge', '45.00'), group('Parkett', '30.00'), group('Galerie', '12.00')],
    },
    bought: { tickets: [{ group: 'Galerie' }, { group: 'Loge' }], total: '57.00', positions: ['12.00', '45.00'] },
  },
  areasWithSeats: {
    title: 'Bereiche als Varianten, und ein Saalplan dazu',
    seats: 'sold',
    products: [
      {
        ...{ name: 'Platzkarte', price: '42.00', left: 60 },
        variations: [
          { name: 'Loge', price: '42.00' },
          { name: 'Parkett', price: '28.00' },
          { name: 'Galerie', price: '14.00' },
        ],
      },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 14 €', jsonLd: ['14.00 InStock'] },
      groups: ['Platzkarte · Loge 42.00 · Parkett 28.00 · Galerie 14.00'],
    },
    bought: { tickets: [{ group: 'Platzkarte', price: 'Galerie' }], total: '14.00', positions: ['14.00'] },
  },
  levels: {
    title: 'Preisstufen als Varianten',
    products: [
      {
        ...{ name: 'Platz', price: '32.00', left: 60 },
        variations: [
          { name: 'Vollpreis', price: '32.00' },
          { name: 'Ermäßigt', price: '16.00' },
          { name: 'Kinder bis 14', price: '8.00' },
        ],
      },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 32 €', jsonLd: ['32.00 InStock'] },
      groups: ['Platz · Vollpreis 32.00 · Ermäßigt 16.00 · Kinder bis 14 8.00'],
    },
    bought: {
      tickets: [
        { group: 'Platz', price: 'Vollpreis' },
        { group: 'Platz', price: 'Kinder bis 14', count: 2 },
      ],
      ...{ total: '48.00', positions: ['32.00', '8.00', '8.00'] },
    },
  },
  bilingual: {
    title: 'Namen auf Deutsch und Englisch',
    event: 'zweisprachig',
    products: [{ name: 'Saalkarte', price: '22.00', left: 50, fields: { name: { de: 'Saalkarte', en: 'Hall ticket' } } }],
    expected: { sale: 'on-sale', row: 'ab 22 €', groups: [group('Saalkarte', '22.00')], jsonLd: ['22.00 InStock'] },
    bought: { tickets: [{ group: 'Saalkarte' }], total: '22.00', positions: ['22.00'] },
  },
  englishAlone: {
    title: 'Namen allein auf Englisch',
    event: 'zweisprachig',
    products: [{ name: 'Day pass', price: '35.00', left: 50, fields: { name: { en: 'Day pass' } } }],
    expected: { sale: 'on-sale', row: 'ab 35 €', groups: [group('Day pass', '35.00')], jsonLd: ['35.00 InStock'] },
    bought: { tickets: [{ group: 'Day pass' }], total: '35.00', positions: ['35.00'] },
  },
  markup: {
    title: 'Zeichen und Markdown in Name und Beschreibung',
    products: [
      {
        ...{ name: 'Saal & Foyer <Reihe 1>', price: '19.00', left: 50 },
        fields: { description: { de: '**Nur** mit Karte. [Mehr](https://example.org)' } },
      },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 19 €', jsonLd: ['19.00 InStock'] },
      groups: [group('Saal & Foyer <Reihe 1>', '19.00')],
    },
    bought: { tickets: [{ group: 'Saal & Foyer <Reihe 1>' }], total: '19.00', positions: ['19.00'] },
  },
  reducedFirst: {
    title: 'Preisstufen, die ermäßigte zuerst',
    products: [
      {
        ...{ name: 'Stehkarte', price: '32.00', left: 40 },
        variations: [
          { name: 'Ermäßigt', price: '16.00' },
          { name: 'Normalpreis', price: '32.00' },
        ],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 32 €', groups: ['Stehkarte · Vollpreis 32.00 · Ermäßigt 16.00'], jsonLd: ['32.00 InStock'] },
    bought: { tickets: [{ group: 'Stehkarte', price: 'Ermäßigt' }], total: '16.00', positions: ['16.00'] },
  },
} satisfies Record<string, Way>
