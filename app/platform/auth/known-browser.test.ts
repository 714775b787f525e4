import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { BROWSER_COOKIE, browserCookies, knownBrowser } from './known-browser.ts'

const platformWith = (secret: string) => ({ config: readConfig({ NODE_ENV: 'test', AUTH_SECRET: secret }) })
const platform = platformWith('a'.repeat(40))
const after = (cookies: string | null, account: string) => browserCookies(platform, cookies, account)[0]?.split(';')[0] ?? ''

it('knows a browser by the accounts that it has logged in to, in any spelling, and no other', () => {
  const first = after(null, 'rita@haus.example')
  const id = knownBrowser(platform, first, ' Rita@Haus.example')
  expect(id).toMatch(/^[0-9a-f]{24}$/)
  expect(knownBrowser(platform, first, 'kai@haus.example')).toBeUndefined()
  const both = after(first, 'kai@haus.example')
  expect(['rita@haus.example', 'kai@haus.example'].map((account) => knownBrowser(platform, both, account))).toEqual([id, id])
})

it('takes no cookie that this house has not signed', () => {
  const cookie = after(null, 'rita@haus.example')
  for (const forged of [null, '', `${BROWSER_COOKIE}=x`, `${BROWSER_COOKIE}=${'0'.repeat(24)}.${cookie.split('.')[1]}`])
    expect(knownBrowser(platform, forged, 'rita@haus.example')).toBeUndefined()
  expect(knownBrowser(platformWith('b'.repeat(40)), cookie, 'rita@haus.example')).toBeUndefined()
})

it('is out of reach of scripts, is sent where passwords are and nowhere else, and keeps the last twenty accounts', () => {
  const headers = browserCookies(
    { config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://haus.example' }) },
    null,
    'rita@haus.example',
  )
  expect(headers.map((header) => /Path=([^;]+)/.exec(header)?.[1])).toEqual(['/api/auth', '/cms-hub'])
  for (const header of headers) expect(header).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
  let cookie = after(null, '0@haus.example')
  for (let number = 1; number <= 20; number++) cookie = after(cookie, `${number}@haus.example`)
  expect([0, 1, 20].map((number) => knownBrowser(platform, cookie, `${number}@haus.example`) !== undefined)).toEqual([false, true, true])
})
