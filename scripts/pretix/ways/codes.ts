import { group, inDays, type Way } from './way.ts'

// What codes do: open, lower, keep free, and what only pretix's own cart can do with them.

const plain = (name: string, price: string, left = 40) => [{ name, price, left }]
const onSale = (name: string, price: string) =>
  ({
    ...{ sale: 'on-sale', row: `ab ${price.replace(/\.00$/, '').replace('.', ',')} €` },
    ...{ groups: [group(name, price)], jsonLd: [`${price} InStock`] },
  }) as const

export const CODES = {
  school: {
    title: 'Schulvorstellung, nur mit Code und sonst nicht zu sehen',
    products: [{ name: 'Schulkarte', price: '6.00', left: 90, fields: { hide_without_voucher: true } }],
    code: { prefix: 'SCHULE', product: 'Schulkarte' },
    expected: { sale: 'code-only', row: 'Karten nur mit Code', groups: [], jsonLd: [] },
    redeemed: group('Schulkarte', '6.00'),
    bought: { tickets: [{ group: 'Schulkarte', count: 2 }], withCode: true, total: '12.00', positions: ['6.00', '6.00'] },
  },
  press: {
    title: 'Pressekarte, zu sehen und nur mit Code',
    products: [{ name: 'Pressekarte', price: '10.00', left: 10, fields: { require_voucher: true } }],
    code: { prefix: 'PRESSE', product: 'Pressekarte', fields: { price_mode: 'set', value: '0.00' } },
    expected: { sale: 'code-only', row: 'Karten nur mit Code', groups: [], jsonLd: [] },
    redeemed: `${group('Pressekarte', '10.00')} → 0.00`,
    bought: { tickets: [{ group: 'Pressekarte' }], withCode: true, total: '0.00', positions: ['0.00'] },
  },
  members: {
    title: 'Mitgliederkarte neben offenen Karten',
    products: [
      { name: 'Karte für alle', price: '30.00', left: 40 },
      { name: 'Mitgliederkarte', price: '20.00', left: 20, fields: { hide_without_voucher: true } },
    ],
    code: { prefix: 'MITGLIED', product: 'Mitgliederkarte' },
    expected: onSale('Karte für alle', '30.00'),
    redeemed: `${group('Karte für alle', '30.00')} / ${group('Mitgliederkarte', '20.00')}`,
    bought: { tickets: [{ group: 'Mitgliederkarte' }], withCode: true, total: '20.00', positions: ['20.00'] },
  },
  percent: {
    title: 'Gutschein über ein Drittel, mit halben Cent',
    products: plain('Abendkarte', '14.95'),
    code: { prefix: 'DRITTEL', product: 'Abendkarte', fields: { price_mode: 'percent', value: '33.33' } },
    expected: onSale('Abendkarte', '14.95'),
    redeemed: `${group('Abendkarte', '14.95')} → 9.97`,
    bought: { tickets: [{ group: 'Abendkarte' }], withCode: true, total: '9.97', positions: ['9.97'] },
  },
  fixed: {
    title: 'Gutschein zu einem festen Preis',
    products: plain('Abendplatz', '25.00'),
    code: { prefix: 'FEST', product: 'Abendplatz', fields: { price_mode: 'set', value: '7.50' } },
    expected: onSale('Abendplatz', '25.00'),
    redeemed: `${group('Abendplatz', '25.00')} → 7.50`,
    bought: { tickets: [{ group: 'Abendplatz' }], withCode: true, total: '7.50', positions: ['7.50'] },
  },
  subtracted: {
    title: 'Gutschein über mehr, als die Karte kostet',
    products: plain('Studiokarte', '8.00'),
    code: { prefix: 'ZEHNER', product: 'Studiokarte', fields: { price_mode: 'subtract', value: '10.00' } },
    expected: onSale('Studiokarte', '8.00'),
    redeemed: `${group('Studiokarte', '8.00')} → 0.00`,
    bought: { tickets: [{ group: 'Studiokarte' }], withCode: true, total: '0.00', positions: ['0.00'] },
  },
  kept: {
    title: 'Ausverkauft, aber ein Code hält Karten frei',
    products: plain('Ehrenkarte', '40.00', 2),
    code: { prefix: 'FREIGEHALTEN', product: 'Ehrenkarte', fields: { block_quota: true, max_usages: 2 } },
    expected: { sale: 'sold-out', row: 'Ausverkauft', groups: [group('Ehrenkarte', '40.00')], jsonLd: ['40.00 SoldOut'] },
    redeemed: group('Ehrenkarte', '40.00'),
    bought: { tickets: [{ group: 'Ehrenkarte' }], withCode: true, total: '40.00', positions: ['40.00'] },
  },
  oneVariation: {
    title: 'Gutschein nur für eine Preisstufe',
    products: [
      {
        ...{ name: 'Parkettplatz', price: '30.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '30.00' },
          { name: 'Studierende', price: '15.00' },
        ],
      },
    ],
    code: { prefix: 'STUDI', product: 'Parkettplatz', variation: 'Studierende', fields: { price_mode: 'set', value: '5.00' } },
    expected: {
      ...{ sale: 'on-sale', row: 'ab 30 €', jsonLd: ['30.00 InStock'] },
      groups: ['Parkettplatz · Vollpreis 30.00 · Studierende 15.00'],
    },
    redeemed: 'Parkettplatz · Vollpreis 30.00 · Studierende 15.00 → 5.00',
    bought: { tickets: [{ group: 'Parkettplatz', price: 'Studierende' }], withCode: true, total: '5.00', positions: ['5.00'] },
  },
  fourAtLeast: {
    title: 'Gruppencode, ab vier Karten',
    products: plain('Gruppenkarte', '20.00'),
    code: { prefix: 'GRUPPE', product: 'Gruppenkarte', fields: { min_usages: 4, price_mode: 'percent', value: '25.00' } },
    expected: onSale('Gruppenkarte', '20.00'),
    redeemed: 'Diesen Code lösen Sie bitte im Warenkorb des Webshops ein.',
  },
  budget: {
    title: 'Gutschein mit einem Guthaben',
    products: plain('Kammerkarte', '18.00'),
    code: { prefix: 'GUTHABEN', product: 'Kammerkarte', fields: { budget: '50.00', price_mode: 'set', value: '0.00' } },
    expected: onSale('Kammerkarte', '18.00'),
    redeemed: 'Diesen Code lösen Sie bitte im Warenkorb des Webshops ein.',
  },
  expired: {
    title: 'Gutschein, der abgelaufen ist',
    products: plain('Matineekarte', '12.00'),
    code: { prefix: 'ALT', product: 'Matineekarte', fields: { valid_until: inDays(-1) } },
    expected: onSale('Matineekarte', '12.00'),
    redeemed: 'Dieser Code ist abgelaufen.',
  },
  hiddenLevel: {
    title: 'Eine Preisstufe, die nur ein Code öffnet',
    products: [
      {
        ...{ name: 'Reihenplatz', price: '30.00', left: 40 },
        variations: [
          { name: 'Vollpreis', price: '30.00' },
          { name: 'Kolleginnen und Kollegen', price: '10.00', fields: { hide_without_voucher: true } },
        ],
      },
    ],
    code: { prefix: 'HAUS', product: 'Reihenplatz', variation: 'Kolleginnen und Kollegen' },
    expected: { ...onSale('Reihenplatz', '30.00'), groups: ['Reihenplatz · Vollpreis 30.00'] },
    redeemed: 'Reihenplatz · Vollpreis 30.00 · Kolleginnen und Kollegen 10.00',
    bought: {
      ...{ tickets: [{ group: 'Reihenplatz', price: 'Kolleginnen und Kollegen' }], withCode: true },
      ...{ total: '10.00', positions: ['10.00'] },
    },
  },
  dearer: {
    title: 'Ein Code öffnet Karten, und mit ihm kosten sie mehr',
    products: [{ name: 'Förderplatz', price: '25.00', left: 40, fields: { hide_without_voucher: true } }],
    code: { prefix: 'FOERDERN', product: 'Förderplatz', fields: { price_mode: 'set', value: '40.00' } },
    expected: { sale: 'code-only', row: 'Karten nur mit Code', groups: [], jsonLd: [] },
    redeemed: `${group('Förderplatz', '25.00')} → 40.00`,
    bought: { tickets: [{ group: 'Förderplatz' }], withCode: true, total: '40.00', positions: ['40.00'] },
  },
  freePriceWithCode: {
    title: 'Nach oben offener Preis, und ein Code senkt den kleinsten',
    products: [{ name: 'Beitrag', price: '20.00', left: 40, fields: { free_price: true } }],
    code: { prefix: 'HALB', product: 'Beitrag', fields: { price_mode: 'percent', value: '50.00' } },
    expected: onSale('Beitrag', '20.00'),
    redeemed: `${group('Beitrag', '20.00')} → 10.00`,
    bought: { tickets: [{ group: 'Beitrag' }], withCode: true, total: '10.00', positions: ['10.00'] },
  },
  ofQuota: {
    title: 'Gutschein für alles, was ein Kontingent zählt',
    products: [
      { name: 'Empore', price: '18.00', left: 40 },
      { name: 'Emporenstuhl', price: '14.00', left: 'shared' },
      { name: 'Saalmitte', price: '30.00', left: 40 },
    ],
    code: { prefix: 'EMPORE', product: 'Empore', isForQuota: true, fields: { price_mode: 'subtract', value: '4.00' } },
    expected: {
      ...{ sale: 'on-sale', row: 'ab 14 €', jsonLd: ['18.00 InStock', '14.00 InStock', '30.00 InStock'] },
      groups: [group('Empore', '18.00'), group('Emporenstuhl', '14.00'), group('Saalmitte', '30.00')],
    },
    redeemed: `${group('Empore', '18.00')} → 14.00 / ${group('Emporenstuhl', '14.00')} → 10.00 / ${group('Saalmitte', '30.00')}`,
    bought: { tickets: [{ group: 'Emporenstuhl' }], withCode: true, total: '10.00', positions: ['10.00'] },
  },
  menuByCode: {
    title: 'Theater und Menü, und ein Code senkt den Preis',
    products: [
      { name: 'Menü zum Code', price: '29.00', left: 40, fields: { admission: false, require_bundling: true } },
      { name: 'Menüabend', price: '59.00', left: 20, bundle: [{ product: 'Menü zum Code', count: 1, share: '29.00' }] },
    ],
    code: { prefix: 'MENUE', product: 'Menüabend', fields: { price_mode: 'subtract', value: '10.00' } },
    expected: onSale('Menüabend', '59.00'),
    redeemed: `${group('Menüabend', '59.00')} → 49.00`,
    bought: { tickets: [{ group: 'Menüabend' }], withCode: true, total: '49.00', positions: ['20.00', '29.00'] },
  },
  freeButMenu: {
    title: 'Freikarte für Theater und Menü: das Menü wird bezahlt',
    products: [
      { name: 'Menü zur Freikarte', price: '29.00', left: 40, fields: { admission: false, require_bundling: true } },
      { name: 'Freier Abend', price: '59.00', left: 20, bundle: [{ product: 'Menü zur Freikarte', count: 1, share: '29.00' }] },
    ],
    code: { prefix: 'FREI', product: 'Freier Abend', fields: { price_mode: 'set', value: '0.00' } },
    expected: onSale('Freier Abend', '59.00'),
    redeemed: `${group('Freier Abend', '59.00')} → 29.00`,
    bought: { tickets: [{ group: 'Freier Abend' }], withCode: true, total: '29.00', positions: ['0.00', '29.00'] },
  },
  freeWithMenu: {
    title: 'Freikarte für Theater und Menü, und der Code schließt das Menü ein',
    products: [
      { name: 'Menü inbegriffen', price: '29.00', left: 40, fields: { admission: false, require_bundling: true } },
      { name: 'Ganz freier Abend', price: '59.00', left: 20, bundle: [{ product: 'Menü inbegriffen', count: 1, share: '29.00' }] },
    ],
    code: { prefix: 'GANZFREI', product: 'Ganz freier Abend', fields: { price_mode: 'set', value: '0.00', all_bundles_included: true } },
    expected: onSale('Ganz freier Abend', '59.00'),
    redeemed: `${group('Ganz freier Abend', '59.00')} → 0.00`,
    bought: { tickets: [{ group: 'Ganz freier Abend' }], withCode: true, total: '0.00', positions: ['0.00', '0.00'] },
  },
  drinkByCode: {
    title: 'Zur Karte gehört ein Glas, und der Code schließt es ein',
    products: [
      { name: 'Glas Sekt', price: '6.00', left: 40, category: '+Sekt', fields: { admission: false } },
      { name: 'Silvesterplatz', price: '60.00', left: 40, addOns: [{ category: '+Sekt', min: 1, max: 1 }] },
    ],
    code: { prefix: 'PROSIT', product: 'Silvesterplatz', fields: { all_addons_included: true } },
    expected: onSale('Silvesterplatz', '60.00'),
    redeemed: group('Silvesterplatz', '60.00'),
    bought: { tickets: [{ group: 'Silvesterplatz' }], withCode: true, addOns: ['Glas Sekt'], total: '60.00', positions: ['0.00', '60.00'] },
  },
} satisfies Record<string, Way>
