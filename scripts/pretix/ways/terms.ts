import { group, inDays, type Way } from './way.ts'

// From when until when, how many, and to whom.

const one = (name: string, price: string, fields: object = {}) => [{ name, price, left: 40, fields: { ...fields } }]

export const TERMS = {
  presaleAhead: {
    title: 'Der Vorverkauf beginnt in drei Tagen',
    date: { presale_start: inDays(3) },
    products: one('Vorverkaufskarte', '20.00'),
    expected: { sale: 'not-yet', row: 'Vorverkauf ab', groups: [], jsonLd: ['20.00 PreOrder'] },
  },
  presaleOver: {
    title: 'Der Vorverkauf ist beendet',
    date: { presale_end: inDays(-1) },
    products: one('Vorbei', '20.00'),
    expected: { sale: 'online-over', row: 'Onlineverkauf beendet', groups: [], jsonLd: [] },
  },
  productAhead: {
    title: 'Das Produkt gibt es ab einem Tag, und der Shop sagt es',
    products: one('Bald', '20.00', { available_from: inDays(3), available_from_mode: 'info' }),
    expected: { sale: 'not-yet', row: 'Vorverkauf ab', groups: [], jsonLd: ['20.00 PreOrder'] },
  },
  productAheadHidden: {
    title: 'Das Produkt gibt es ab einem Tag, bis dahin ist es nicht zu sehen',
    products: one('Später', '20.00', { available_from: inDays(3), available_from_mode: 'hide' }),
    expected: { sale: 'not-yet', row: 'Vorverkauf ab', groups: [], jsonLd: ['20.00 PreOrder'] },
  },
  productOver: {
    title: 'Das Produkt gab es bis gestern, und der Shop sagt es',
    products: one('Gewesen', '20.00', { available_until: inDays(-1), available_until_mode: 'info' }),
    expected: { sale: 'online-over', row: 'Onlineverkauf beendet', groups: [], jsonLd: [] },
  },
  productOverHidden: {
    title: 'Das Produkt gab es bis gestern, und nun ist es nicht mehr zu sehen',
    products: one('Gewesen und fort', '20.00', { available_until: inDays(-1), available_until_mode: 'hide' }),
    expected: { sale: 'online-over', row: 'Onlineverkauf beendet', groups: [], jsonLd: [] },
  },
  levelAhead: {
    title: 'Eine Preisstufe kommt erst später dazu',
    products: [
      {
        ...{ name: 'Stuhl', price: '20.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '20.00' },
          { name: 'Last-Minute', price: '8.00', fields: { available_from: inDays(3) } },
        ],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: ['Stuhl · Vollpreis 20.00'], jsonLd: ['20.00 InStock'] },
    bought: { tickets: [{ group: 'Stuhl', price: 'Vollpreis' }], total: '20.00', positions: ['20.00'] },
  },
  dateAhead: {
    title: 'An diesem Termin gibt es das Produkt erst ab einem Tag',
    products: one('Terminkarte', '20.00'),
    overrides: [{ product: 'Terminkarte', fields: { available_from: inDays(3) } }],
    expected: { sale: 'not-yet', row: 'Vorverkauf ab', groups: [], jsonLd: ['20.00 PreOrder'] },
  },
  pricedByDate: {
    title: 'Premierenpreise: der Termin hat eigene Preise',
    products: [
      {
        ...{ name: 'Haus', price: '20.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '20.00' },
          { name: 'Ermäßigt', price: '10.00' },
        ],
      },
    ],
    overrides: [{ product: 'Haus', variation: 'Vollpreis', fields: { price: '28.00' } }],
    expected: { sale: 'on-sale', row: 'ab 28 €', groups: ['Haus · Vollpreis 28.00 · Ermäßigt 10.00'], jsonLd: ['28.00 InStock'] },
    bought: {
      tickets: [
        { group: 'Haus', price: 'Vollpreis' },
        { group: 'Haus', price: 'Ermäßigt' },
      ],
      ...{ total: '38.00', positions: ['10.00', '28.00'] },
    },
  },
  disabledByDate: {
    title: 'An diesem Termin ist ein Produkt abgeschaltet',
    products: [...one('Mit Sicht', '24.00'), ...one('Hinter der Säule', '9.00')],
    overrides: [{ product: 'Hinter der Säule', fields: { disabled: true } }],
    expected: { sale: 'on-sale', row: 'ab 24 €', groups: [group('Mit Sicht', '24.00')], jsonLd: ['24.00 InStock'] },
    bought: { tickets: [{ group: 'Mit Sicht' }], total: '24.00', positions: ['24.00'] },
  },
  shopClosed: {
    title: 'Der Shop ist noch nicht offen',
    event: 'geschlossen',
    products: one('Geschlossene Karte', '20.00'),
    expected: { sale: 'switched-off', row: 'Kein Onlineverkauf', groups: [], jsonLd: [] },
  },
  notForWeb: {
    title: 'Eine Veranstaltung, die nur an der Kasse verkauft wird',
    event: 'nur-kasse',
    products: one('Karte der Kasse', '20.00'),
    expected: { sale: 'not-sold-here', row: 'Kein Onlineverkauf', groups: [], jsonLd: [] },
  },
  testMode: {
    title: 'Der Shop ist im Testbetrieb',
    event: 'probe',
    products: one('Testkarte', '20.00'),
    expected: { sale: 'on-sale', row: 'ab 20 €', page: 'Testbetrieb', groups: [group('Testkarte', '20.00')], jsonLd: [] },
    bought: { tickets: [{ group: 'Testkarte' }], total: '20.00', positions: ['20.00'] },
  },
  singleEvent: {
    title: 'Gastspiel als einzelne Veranstaltung neben der Reihe',
    event: 'gastspiel',
    products: one('Gastspielkarte', '33.00'),
    expected: { sale: 'on-sale', row: 'ab 33 €', groups: [group('Gastspielkarte', '33.00')], jsonLd: ['33.00 InStock'] },
    bought: { tickets: [{ group: 'Gastspielkarte' }], total: '33.00', positions: ['33.00'] },
  },
  fewest: {
    title: 'Familienkarte, ab drei Stück',
    products: one('Familienkarte', '7.00', { min_per_order: 3 }),
    expected: { sale: 'on-sale', row: 'ab 7 €', groups: [group('Familienkarte', '7.00')], jsonLd: ['7.00 InStock'] },
    refused: { ticket: { group: 'Familienkarte' }, answer: 'Diese Karten gibt es ab 3 Stück.' },
    bought: { tickets: [{ group: 'Familienkarte', count: 3 }], total: '21.00', positions: ['7.00', '7.00', '7.00'] },
  },
  most: {
    title: 'Höchstens zwei je Bestellung',
    products: one('Begehrt', '20.00', { max_per_order: 2 }),
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: [group('Begehrt', '20.00')], jsonLd: ['20.00 InStock'] },
    refused: { ticket: { group: 'Begehrt', count: 3 }, answer: 'Eine Bestellung umfasst höchstens 2 dieser Karten.' },
    bought: { tickets: [{ group: 'Begehrt', count: 2 }], total: '40.00', positions: ['20.00', '20.00'] },
  },
  mostOfAll: {
    title: 'Der Shop nimmt höchstens vier Karten in einer Bestellung',
    event: 'rest',
    products: one('Vier auf einmal', '20.00'),
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: [group('Vier auf einmal', '20.00')], jsonLd: ['20.00 InStock'] },
    refused: { ticket: { group: 'Vier auf einmal', count: 5 }, answer: 'Eine Bestellung umfasst höchstens 4 dieser Karten.' },
  },
  approval: {
    title: 'Jede Bestellung wird erst geprüft',
    products: [...one('Freie Karte', '20.00'), ...one('Bühnenplatz', '5.00', { require_approval: true })],
    expected: {
      sale: 'on-sale',
      row: 'ab 20 €',
      groups: [group('Freie Karte', '20.00'), group('Bühnenplatz', '5.00')],
      jsonLd: ['20.00 InStock'],
    },
    bought: { tickets: [{ group: 'Freie Karte' }], total: '20.00', positions: ['20.00'] },
  },
  giftCard: {
    title: 'Wertgutschein neben Karten',
    products: [...one('Theaterkarte', '20.00'), ...one('Wertgutschein', '50.00', { issue_giftcard: true, admission: false })],
    expected: {
      sale: 'on-sale',
      row: 'ab 20 €',
      groups: [group('Theaterkarte', '20.00'), group('Wertgutschein', '50.00')],
      jsonLd: ['20.00 InStock'],
    },
    bought: { tickets: [{ group: 'Theaterkarte' }], total: '20.00', positions: ['20.00'] },
  },
  membership: {
    title: 'Karten, für die man Mitglied sein muss, neben anderen',
    products: [...one('Für Gäste', '20.00'), ...one('Für Mitglieder', '0.00', { require_membership: true })],
    expected: {
      sale: 'on-sale',
      row: 'ab 20 €',
      groups: [group('Für Gäste', '20.00'), group('Für Mitglieder', '0.00')],
      jsonLd: ['20.00 InStock'],
    },
    bought: { tickets: [{ group: 'Für Gäste' }], total: '20.00', positions: ['20.00'] },
  },
  approvalAlone: {
    title: 'Alle Bestellungen werden geprüft',
    products: one('Auf Anfrage', '5.00', { require_approval: true }),
    expected: { sale: 'in-shop', row: 'Karten im Webshop', groups: [group('Auf Anfrage', '5.00')], jsonLd: ['5.00 InStock'] },
  },
  membershipAlone: {
    title: 'Alle Karten sind für Mitglieder',
    products: one('Vereinskarte', '12.00', { require_membership: true }),
    expected: { sale: 'in-shop', row: 'Karten im Webshop', groups: [group('Vereinskarte', '12.00')], jsonLd: ['12.00 InStock'] },
  },
  tooFewLeft: {
    title: 'Ab drei Stück, und zwei sind übrig',
    products: [{ name: 'Dreierkarte', price: '7.00', left: 2, fields: { min_per_order: 3 } }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Dreierkarte', '7.00')], jsonLd: ['7.00 SoldOut'] },
  },
  onePerOrder: {
    title: 'Eine Karte je Bestellung',
    products: one('Einzelstück', '20.00', { max_per_order: 1 }),
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: [group('Einzelstück', '20.00')], jsonLd: ['20.00 InStock'] },
    refused: { ticket: { group: 'Einzelstück', count: 2 }, answer: 'Eine Bestellung umfasst höchstens 1 dieser Karten.' },
    bought: { tickets: [{ group: 'Einzelstück' }], total: '20.00', positions: ['20.00'] },
  },
  membersHidden: {
    title: 'Karten, die nur Mitglieder sehen, neben anderen',
    products: [...one('Gastkarte', '20.00'), ...one('Stammkarte', '5.00', { require_membership: true, require_membership_hidden: true })],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 20 €', jsonLd: ['20.00 InStock'] },
      groups: [group('Gastkarte', '20.00')],
    },
    bought: { tickets: [{ group: 'Gastkarte' }], total: '20.00', positions: ['20.00'] },
  },
  membersLevelHidden: {
    title: 'Eine Preisstufe, die nur Mitglieder sehen',
    products: [
      {
        ...{ name: 'Klubstuhl', price: '20.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '20.00' },
          { name: 'Klub', price: '5.00', fields: { require_membership: true, require_membership_hidden: true } },
        ],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 20 €', groups: ['Klubstuhl · Vollpreis 20.00'], jsonLd: ['20.00 InStock'] },
    bought: { tickets: [{ group: 'Klubstuhl' }], total: '20.00', positions: ['20.00'] },
  },
  levelOffTonight: {
    title: 'An diesem Termin ist eine Preisstufe abgeschaltet',
    products: [
      {
        ...{ name: 'Sitz', price: '24.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '24.00' },
          { name: 'Ermäßigt', price: '12.00' },
        ],
      },
    ],
    overrides: [{ product: 'Sitz', variation: 'Vollpreis', fields: { disabled: true } }],
    expected: { sale: 'on-sale', row: 'ab 12 €', groups: ['Sitz · Ermäßigt 12.00'], jsonLd: ['12.00 InStock'] },
    bought: { tickets: [{ group: 'Sitz', price: 'Ermäßigt' }], total: '12.00', positions: ['12.00'] },
  },
} satisfies Record<string, Way>
