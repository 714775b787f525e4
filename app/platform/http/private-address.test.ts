import { expect, it } from 'vitest'
import { isPublicAddress } from './private-address.ts'

it('an address of the open internet is told from those of a site, a machine and the reserved ones', () => {
  const open = ['9.9.9.9', '172.15.0.1', '172.32.0.1', '192.167.1.1', '2620:fe::fe', '2a00:1450:4001::8a']
  const closed = [
    ...[
      '127.0.0.1',
      '127.255.0.3',
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.178.1',
    ],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:9.9.9.9'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:7f00:1::', '2001:db8::1', 'localhost', ''],
  ]
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([])
  expect(closed.filter(isPublicAddress)).toEqual([])
})
