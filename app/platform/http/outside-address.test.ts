import { expect, it } from 'vitest'
import { credentialsOf, issueOfOutsideAddress, parseOutsideAddress, withoutCredentials } from './outside-address.ts'

it('takes addresses of other servers, with name and password where they can be decoded', () => {
  const good = [
    'https://planung.example/a.ics',
    'webcal://planung.example/a',
    'http://u:p@planung.example/',
    'https://u%40x:p%3a@haus.example',
  ]
  expect(good.map(issueOfOutsideAddress)).toEqual(good.map(() => undefined))
  for (const bad of ['file:///etc/passwd', '/de', 'https://', 'javascript://x', ''])
    expect(issueOfOutsideAddress(bad), bad).toMatch(/https:/)
  for (const bad of ['http://u%zz:p@planung.example/', 'webcal://u:%e4@planung.example/'])
    expect(issueOfOutsideAddress(bad), bad).toMatch(/%25/)
})

it('reads webcal as https, and addresses of an answer by where it came from', () => {
  expect(parseOutsideAddress('webcal://planung.example/a')?.href).toBe('https://planung.example/a')
  expect(parseOutsideAddress('/b', new URL('https://planung.example/a'))?.href).toBe('https://planung.example/b')
  expect(parseOutsideAddress('//u%zz@haus.example', new URL('https://planung.example/a'))).toBeUndefined()
})

it('decodes name and password as they are sent', () => {
  expect(credentialsOf(new URL('https://u%40x:p%3a@haus.example'))).toBe('u@x:p:')
  expect(credentialsOf(new URL('https://:p@haus.example'))).toBe(':p')
  expect(credentialsOf(new URL('https://haus.example'))).toBe('')
})

it('leaves names and passwords out of the addresses of a text, and everything else in', () => {
  const text =
    '{"a":"https://u:s@haus.example/x?y=a@b","b":"WEBCAL://u@haus.example","c":"mail@haus.example","d":"https://haus.example/@me"}'
  expect(withoutCredentials(text)).toBe(
    '{"a":"https://haus.example/x?y=a@b","b":"WEBCAL://haus.example","c":"mail@haus.example","d":"https://haus.example/@me"}',
  )
})
