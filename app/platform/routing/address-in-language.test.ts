import { afterAll, expect, it } from 'vitest'
import { inLanguage, openLanguages } from '../i18n/request-language.ts'
import { addressInLanguage, withAddressesInLanguage } from './address-in-language.ts'

openLanguages(['de', 'en'], () => ({}))
afterAll(() => openLanguages(['de'], () => ({})))
const english = (address: string) => inLanguage('en', () => addressInLanguage(address))

it('leads to the page of the language that is asked for, with its words, query and place', () => {
  expect(english('/de/stuecke/salz/7')).toBe('/en/productions/salz/7')
  expect(english('/de/spielplan?room=1#liste')).toBe('/en/events?room=1#liste')
  expect(english('/de/ihr-besuch')).toBe('/en/ihr-besuch')
  expect(english('/de')).toBe('/en')
})

it('finds the addresses of links in texts and fields, and leaves words that only look like one', () => {
  const content = (address: string) => [
    { link: address, link_text: '/de/presse', content: { marks: [{ type: 'link', attrs: { href: address } }] }, image: null },
  ]
  expect(inLanguage('en', () => withAddressesInLanguage(content('/de/presse')))).toEqual(content('/en/presse'))
  expect(withAddressesInLanguage(content('/de/presse'))).toEqual(content('/de/presse'))
})

it('leaves the first language, other sites and files as they are', () => {
  expect(addressInLanguage('/de/spielplan?room=1')).toBe('/de/spielplan?room=1')
  for (const address of ['https://haus.example/de/spielplan', '/media/plakat.jpg', '/demo', 'mailto:a@b.example', '', '#oben'])
    expect(english(address), address).toBe(address)
})
