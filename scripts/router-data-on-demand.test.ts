import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { encodingOnDemand, SERVER_MODULE } from './router-data-on-demand.ts'

it('the installed router encodes the data of a document when they are asked for', () => {
  const file = fileURLToPath(new URL('lib/server-runtime/server.js', import.meta.resolve('react-router')))
  expect(file.replaceAll('\\', '/')).toMatch(SERVER_MODULE)
  const code = encodingOnDemand(readFileSync(file, 'utf8'))
  // Once for the page and once for its error page.
  expect(code.match(/get serverHandoffStream\(\) \{ return encodeViaTurboStream\(state, .*\) \}/g)).toHaveLength(2)
  expect(code).not.toContain('serverHandoffStream: encode')
})

it('a router that does it in another way fails the build', () => {
  expect(() => encodingOnDemand('serverHandoffStream: encodeOtherwise(state)')).toThrow('0137')
})
