import { expect, it } from 'vitest'
import { adminReturnUrl } from './return-url.ts'

it.each(['/cms-hub', '/cms-hub?kind=film', '/cms-hub/event?isOnline=false&q=%C3%84rger', '/cms-hub/event/12?field=startsAt'])(
  '%s is a screen of the hub',
  (address) => {
    expect(adminReturnUrl(address)).toBe(address)
  },
)

it.each([
  undefined,
  '',
  '/de',
  '/cms-hubert',
  '//boese.example/cms-hub',
  'https://boese.example/cms-hub',
  'https://house.invalid/de',
  '/cms-hub/..//boese.example',
  '/cms-hub/../de',
  '\\\\boese.example/cms-hub',
  'javascript:alert(1)',
  'http://',
])('%s is none', (address) => {
  expect(adminReturnUrl(address)).toBe('/cms-hub')
})

it('takes what the login has to say of itself, in the place of what it said before', () => {
  expect(adminReturnUrl('/cms-hub/event?q=a&failed=wrong', { failed: 'too-many' })).toBe('/cms-hub/event?q=a&failed=too-many')
  expect(adminReturnUrl('https://boese.example', { failed: 'wrong' })).toBe('/cms-hub?failed=wrong')
})
