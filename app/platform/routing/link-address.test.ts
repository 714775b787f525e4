import { expect, it } from 'vitest'
import { isLinkAddress, isOwnPath } from './link-address.ts'

it.each([
  'https://haus.example/a?b#c',
  'http://haus.example',
  'mailto:a@haus.example',
  'mailto:?subject=Karten',
  'tel:+49451',
  '/de/älter?a=b',
  '/',
  '#anker',
])('a link may lead to %s', (address) => {
  expect(isLinkAddress(address)).toBe(true)
})

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/de/../..//evil.example',
  '/de/a\r\nX: 1',
  'https://haus.example\\@evil.example',
  'https://haus.example/\0',
  'https://',

  'mailto:',
  'mailto:haus',
  'tel:',
  'tel:anrufen',
  'de/besuch',
  '',
])('no link leads to %j', (address) => {
  expect(isLinkAddress(address)).toBe(false)
})

it('a path of this site is one for every browser', () => {
  expect(['/', '/de', '/de//x'].filter(isOwnPath)).toHaveLength(3)
  expect(['//evil.example/x', '/\\evil', '/\t/evil', 'https://haus.example', '#a'].filter(isOwnPath)).toEqual([])
})
