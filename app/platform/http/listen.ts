import type { Server } from 'node:net'
import { ConfigError } from '../config/config.ts'

type Place = { host: string; port: number; names: { host: string; port: string } }

/**
 * Starts to listen.
 * @param names of the settings that say where
 * @throws ConfigError, a sentence for operators, when the port is taken or may not be used, or the address is none of this machine
 */
export function listenAt(server: Server, { host, port, names }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(asConfigError(error, { host, port, names })))
    server.listen(port, host, resolve)
  })
}

/** The sentence for operators instead of an error of listening; any other error as it is. */
export function asConfigError(error: Error, { host, port, names }: Place): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `${names.port} ${port} is in use by another program. End that one, or set ${names.port} to another number.`,
    EACCES: `${names.port} ${port} may not be used by this user. Set ${names.port} to a number from 1024 on, with a proxy before it.`,
    EADDRNOTAVAIL: `${names.host} ${host} is no address of this machine. Set ${names.host} to one of its own, such as 127.0.0.1.`,
    ENOTFOUND: `${names.host} ${host} is not known. Set ${names.host} to an address of this machine, such as 127.0.0.1.`,
  }
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']
  return sentence === undefined ? error : new ConfigError(sentence)
}
