import { BlockList, isIP } from 'node:net'

const CLOSED_4: [net: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Non-public ranges within global IPv6: tunnels that may lead to a private IPv4 address, and documentation ranges. */
const CLOSED_6: [net: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]
const OPEN_6: [net: string, bits: number] = ['2000::', 3]

const closed4 = listOf('ipv4', CLOSED_4)
const closed6 = listOf('ipv6', CLOSED_6)
const open6 = listOf('ipv6', [OPEN_6])

/** Whether an IP address is public: neither loopback, private, link-local nor reserved. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed4.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

function listOf(family: 'ipv4' | 'ipv6', nets: [net: string, bits: number][]): BlockList {
  const list = new BlockList()
  for (const [net, bits] of nets) list.addSubnet(net, bits, family)
  return list
}
