import { expect, it } from 'vitest'
import { acceptedEncodings } from './accepted-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['br;q=0, gzip;q=0', []],
  ['br;q=0.0,gzip;q=0.5', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['br; Q=0, *', ['gzip']],
  ['identity', []],
  ['', []],
  [undefined, []],
])('%s accepts %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings)
})
