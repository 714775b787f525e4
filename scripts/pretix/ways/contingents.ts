import { group, type Way } from './way.ts'

// What is left: contingents that are used up, closed, shared, shown, kept for the box office; seats that are blocked.

export const CONTINGENTS = {
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
    expected: { sale: 'on-sale', row: 'ab 19 €', groups: ['Saalplatz · Ermäßigt 19.00'], jsonLd: ['19.00 InStock'] },
    bought: { tickets: [{ group: 'Saalplatz', price: 'Ermäßigt' }], total: '19.00', positions: ['19.00'] },
  },
  soldOut: {
    title: 'Ausverkauft',
    products: [{ name: 'Restlos', price: '24.00', left: 0 }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Restlos', '24.00')], jsonLd: ['24.00 SoldOut'] },
  },
  closedByHand: {
    title: 'Von Hand geschlossenes Kontingent',
    products: [{ name: 'Gesperrtes Kontingent', price: '24.00', left: 50, quota: { closed: true } }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Gesperrtes Kontingent', '24.00')], jsonLd: ['24.00 SoldOut'] },
  },
  closesItself: {
    title: 'Kontingent, das sich schließt, sobald es ausverkauft ist',
    products: [{ name: 'Einmalig', price: '24.00', left: 1, quota: { close_when_sold_out: true } }],
    expected: { sale: 'few', row: 'Restkarten', groups: [group('Einmalig', '24.00')], jsonLd: ['24.00 LimitedAvailability'] },
    bought: { tickets: [{ group: 'Einmalig' }], total: '24.00', positions: ['24.00'] },
  },
  unlimited: {
    title: 'Kontingent ohne Grenze',
    products: [{ name: 'Stream', price: '9.50', left: null }],
    expected: { sale: 'on-sale', row: 'ab 9,50 €', groups: [group('Stream', '9.50')], jsonLd: ['9.50 InStock'] },
    bought: { tickets: [{ group: 'Stream', count: 2 }], total: '19.00', positions: ['9.50', '9.50'] },
  },
  shared: {
    title: 'Sitz- und Stehplätze aus einem Kontingent',
    products: [
      { name: 'Sitzplatz', price: '26.00', left: 40 },
      { name: 'Stehplatz', price: '11.00', left: 'shared' },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 11 €', jsonLd: ['26.00 InStock', '11.00 InStock'] },
      groups: [group('Sitzplatz', '26.00'), group('Stehplatz', '11.00')],
    },
    bought: { tickets: [{ group: 'Stehplatz', count: 2 }], total: '22.00', positions: ['11.00', '11.00'] },
  },
  leftShown: {
    title: 'Der Shop zeigt, wie viele Karten übrig sind, und hat eine Warteliste',
    event: 'rest',
    products: [
      { name: 'Rang', price: '15.00', left: 3 },
      { name: 'Parkett', price: '25.00', left: 0 },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 15 €', jsonLd: ['15.00 InStock', '25.00 SoldOut'] },
      groups: [group('Rang', '15.00'), group('Parkett', '25.00')],
    },
    bought: { tickets: [{ group: 'Rang' }], total: '15.00', positions: ['15.00'] },
  },
  earlyBird: {
    title: 'Frühbucher, danach der nächste Preis',
    products: [
      { name: 'Frühbucher', price: '12.00', left: 10 },
      { name: 'Regulär', price: '18.00', left: 40, after: 'Frühbucher' },
    ],
    expected: { sale: 'on-sale', row: 'ab 12 €', groups: [group('Frühbucher', '12.00')], jsonLd: ['12.00 InStock'] },
    bought: { tickets: [{ group: 'Frühbucher' }], total: '12.00', positions: ['12.00'] },
  },
  earlyBirdGone: {
    title: 'Frühbucher sind weg, der nächste Preis gilt',
    products: [
      { name: 'Früher Vogel', price: '12.00', left: 0 },
      { name: 'Später Vogel', price: '18.00', left: 40, after: 'Früher Vogel' },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 18 €', jsonLd: ['12.00 SoldOut', '18.00 InStock'] },
      groups: [group('Früher Vogel', '12.00'), group('Später Vogel', '18.00')],
    },
    bought: { tickets: [{ group: 'Später Vogel' }], total: '18.00', positions: ['18.00'] },
  },
  withoutQuota: {
    title: 'Ein Produkt, für das es an diesem Termin kein Kontingent gibt',
    products: [{ name: 'Ohne Kontingent', price: '20.00', left: 'no-quota' }],
    expected: { sale: 'not-sold-here', row: 'Kein Onlineverkauf', groups: [], jsonLd: [] },
  },
  boxOffice: {
    title: 'Kontingent der Abendkasse neben offenen Karten',
    products: [
      { name: 'Webkarte', price: '22.00', left: 40 },
      { name: 'Kassenkarte', price: '20.00', left: 10, fields: { all_sales_channels: false, limit_sales_channels: [] } },
    ],
    expected: { sale: 'on-sale', row: 'ab 22 €', groups: [group('Webkarte', '22.00')], jsonLd: ['22.00 InStock'] },
    bought: { tickets: [{ group: 'Webkarte' }], total: '22.00', positions: ['22.00'] },
  },
  boxOfficeAlone: {
    title: 'Nur die Abendkasse verkauft',
    products: [{ name: 'Abendkassenkarte', price: '20.00', left: 40, fields: { all_sales_channels: false, limit_sales_channels: [] } }],
    expected: { sale: 'box-office', row: 'Karten an der Abendkasse', groups: [], jsonLd: [] },
  },
  waitingBox: {
    title: 'Das Kontingent im Netz ist leer, die Abendkasse hat noch eines',
    products: [
      { name: 'Online', price: '22.00', left: 0 },
      { name: 'An der Kasse', price: '22.00', left: 10, fields: { all_sales_channels: false, limit_sales_channels: [] } },
    ],
    expected: {
      ...{ sale: 'online-sold-out', row: 'Online ausverkauft', page: 'An der Abendkasse gibt es noch: An der Kasse.' },
      ...{ groups: [group('Online', '22.00')], jsonLd: [] },
    },
  },
  seats: {
    title: 'Saalplan',
    seats: 'sold',
    products: [{ name: 'Platz im Saal', price: '27.00', left: 60 }],
    expected: { sale: 'on-sale', row: 'ab 27 €', groups: [group('Platz im Saal', '27.00')], jsonLd: ['27.00 InStock'] },
    bought: { tickets: [{ group: 'Platz im Saal', count: 2 }], total: '54.00', positions: ['27.00', '27.00'] },
  },
  seatsBlocked: {
    title: 'Saalplan, alle Plätze gesperrt',
    seats: 'blocked',
    products: [{ name: 'Gesperrter Platz', price: '27.00', left: 60 }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Gesperrter Platz', '27.00')], jsonLd: ['27.00 SoldOut'] },
  },
  switchedOff: {
    title: 'Das einzige Produkt ist ausgeschaltet',
    products: [{ name: 'Aus', price: '20.00', left: 40, fields: { active: false } }],
    expected: { sale: 'not-sold-here', row: 'Kein Onlineverkauf', groups: [], jsonLd: [] },
  },
  oneLevelOff: {
    title: 'Eine Preisstufe ist ausgeschaltet',
    products: [
      {
        ...{ name: 'Rangplatz', price: '24.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '24.00' },
          { name: 'Ermäßigt', price: '12.00', fields: { active: false } },
        ],
      },
    ],
    expected: { sale: 'on-sale', row: 'ab 24 €', groups: ['Rangplatz · Vollpreis 24.00'], jsonLd: ['24.00 InStock'] },
    bought: { tickets: [{ group: 'Rangplatz', price: 'Vollpreis' }], total: '24.00', positions: ['24.00'] },
  },
  privateDate: {
    title: 'Ein Termin, der im Kalender des Shops nicht steht',
    date: { is_public: false },
    products: [{ name: 'Interne Karte', price: '8.00', left: 40 }],
    expected: { sale: 'on-sale', row: 'ab 8 €', groups: [group('Interne Karte', '8.00')], jsonLd: ['8.00 InStock'] },
    bought: { tickets: [{ group: 'Interne Karte' }], total: '8.00', positions: ['8.00'] },
  },
  dateOff: {
    title: 'Ein Termin, der ausgeschaltet ist',
    date: { active: false },
    products: [{ name: 'Karte am ausgeschalteten Termin', price: '20.00', left: 40 }],
    expected: { sale: 'switched-off', row: 'Kein Onlineverkauf', groups: [], jsonLd: [] },
  },
  levelOfBoxOffice: {
    title: 'Eine Preisstufe gibt es nur an der Abendkasse, und im Netz ist nichts mehr',
    products: [
      {
        ...{ name: 'Schlussplatz', price: '22.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '22.00', left: 0 },
          { name: 'Kassenpreis', price: '18.00', fields: { all_sales_channels: false, limit_sales_channels: [] } },
        ],
      },
    ],
    expected: {
      ...{ sale: 'online-sold-out', row: 'Online ausverkauft', page: 'An der Abendkasse gibt es noch: Schlussplatz' },
      ...{ groups: ['Schlussplatz · Vollpreis 22.00'], jsonLd: [] },
    },
  },
  inOthersCart: {
    title: 'Die letzte Karte liegt in einem fremden Warenkorb',
    products: [{ name: 'Letzte', price: '24.00', left: 1 }],
    held: 1,
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Letzte', '24.00')], jsonLd: ['24.00 SoldOut'] },
  },
  earlyBirdByCode: {
    title: 'Frühbucher nur mit Code, danach der nächste Preis',
    products: [
      { name: 'Frühbucher der Freunde', price: '12.00', left: 10, fields: { hide_without_voucher: true } },
      { name: 'Für alle danach', price: '18.00', left: 40, after: 'Frühbucher der Freunde' },
    ],
    code: { prefix: 'FRUEH', product: 'Frühbucher der Freunde' },
    expected: { sale: 'code-only', row: 'Karten nur mit Code', groups: [], jsonLd: [] },
    redeemed: group('Frühbucher der Freunde', '12.00'),
    bought: { tickets: [{ group: 'Frühbucher der Freunde' }], withCode: true, total: '12.00', positions: ['12.00'] },
  },
  earlyBirdTold: {
    title: 'Frühbucher, und der Shop zeigt schon, was danach kommt',
    products: [
      { name: 'Zuerst', price: '12.00', left: 10 },
      { name: 'Danach', price: '18.00', left: 40, after: 'Zuerst', fields: { hidden_if_item_available_mode: 'info' } },
    ],
    expected: { sale: 'on-sale', row: 'ab 12 €', groups: [group('Zuerst', '12.00')], jsonLd: ['12.00 InStock'] },
    bought: { tickets: [{ group: 'Zuerst' }], total: '12.00', positions: ['12.00'] },
  },
  soldOutHidden: {
    title: 'Der Shop blendet aus, was ausverkauft ist',
    event: 'ohne-leere',
    products: [
      { name: 'Noch da', price: '25.00', left: 40 },
      { name: 'Ausgeblendet', price: '15.00', left: 0 },
    ],
    expected: {
      ...{ sale: 'on-sale', row: 'ab 25 €', jsonLd: ['25.00 InStock'] },
      groups: [group('Noch da', '25.00')],
    },
    bought: { tickets: [{ group: 'Noch da' }], total: '25.00', positions: ['25.00'] },
  },
  allSoldOutHidden: {
    title: 'Der Shop blendet aus, was ausverkauft ist, und das ist alles',
    event: 'ohne-leere',
    products: [{ name: 'Leer', price: '15.00', left: 0 }],
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Leer', '15.00')], jsonLd: ['15.00 SoldOut'] },
  },
} satisfies Record<string, Way>
