import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { asConfigError, listenAt } from './listen.ts'

const names = { host: 'HOST', port: 'PORT' }

it('says in one sentence that the port is taken, may not be used, or that the address is another machine’s', async () => {
  const taken = createServer()
  await listenAt(taken, { host: '127.0.0.1', port: 0, names })
  const { port } = taken.address() as { port: number }
  const second = listenAt(createServer(), { host: '127.0.0.1', port, names })
  await expect(second).rejects.toThrow(
    new ConfigError(`PORT ${port} is in use by another program. End that one, or set PORT to another number.`),
  )
  await new Promise((resolve) => taken.close(resolve))
  await expect(listenAt(createServer(), { host: '203.0.113.9', port: 0, names })).rejects.toThrow(
    /^HOST 203\.0\.113\.9 is no address of this machine/,
  )
  const refused = asConfigError(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }), { host: '0.0.0.0', port: 80, names })
  expect(refused).toEqual(
    new ConfigError('PORT 80 may not be used by this user. Set PORT to a number from 1024 on, with a proxy before it.'),
  )
  const other = new Error('anything')
  expect(asConfigError(other, { host: '0.0.0.0', port: 80, names })).toBe(other)
})
