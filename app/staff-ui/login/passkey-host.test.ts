import { expect, it } from 'vitest'
import { assertPasskeyHost } from './passkey-host.ts'

it('passkeys belong to one name of the house and what lies below it; elsewhere a sentence names it', () => {
  for (const here of ['haus.example', 'www.haus.example']) expect(() => assertPasskeyHost('haus.example', here)).not.toThrow()
  expect(() => assertPasskeyHost(undefined, 'haus.example')).not.toThrow()
  for (const here of ['haus.test', 'anhaus.example', '10.0.0.7'])
    expect(() => assertPasskeyHost('haus.example', here)).toThrow('Passkeys dieser Website gelten nur unter haus.example.')
})
