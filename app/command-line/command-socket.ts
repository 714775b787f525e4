import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Foyer } from '../server.ts'
import type { Print } from './command.ts'

const MAX_REQUEST = 10_000
/** The longest path of a Unix socket that every system supports. */
const MAX_ADDRESS = 100

const requestSchema = z.strictObject({
  ...{ name: z.string(), argument: z.string(), flags: z.record(z.string(), z.boolean()) },
  secret: z.string().optional(),
})
/** A command with its argument and flags, and its secret where it has one. */
export type Request = z.output<typeof requestSchema>

/** A line of output (`say`), or the exit code. */
const messageSchema = z.union([z.strictObject({ say: z.string() }), z.strictObject({ exit: z.int() })])
type Message = z.output<typeof messageSchema>

/** The socket's path. The embedded database belongs to one process; access to the folder grants access to that process. */
function socketPath(dataFolder: string): string {
  return join(dataFolder, 'control', 'socket')
}

/**
 * Listens for commands on a socket in the data folder, whose permissions are the access control. Only with the embedded
 * database: with PostgreSQL, commands connect to the database themselves.
 * @returns a function that stops listening
 */
export function listenForCommands(
  foyer: Foyer,
  execute: (foyer: Foyer, request: Request, print: Print) => Promise<number>,
): () => Promise<void> {
  const { config, log } = foyer.platform
  const address = socketPath(config.DATA_DIR)
  if (config.DATABASE_URL || address.length > MAX_ADDRESS) return async () => {}
  mkdirSync(join(config.DATA_DIR, 'control'), { recursive: true, mode: 0o700 })
  // A stale socket of a killed process: the lock of the folder guarantees that no other is running.
  rmSync(address, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const send = (answer: Message) => socket.write(`${JSON.stringify(answer)}\n`)
    void readRequest(socket).then(async (request) => {
      const exit = request
        ? await execute(foyer, request, (line) => send({ say: line })).catch((error) => {
            log.error({ err: error }, 'command failed')
            send({ say: String(error) })
            return 1
          })
        : 2
      send({ exit })
      socket.end()
    })
  })
  server.on('error', (error) => log.warn({ err: error }, 'command socket failed: no commands while the server is running'))
  server.listen(address)
  return () => closed(server)
}

/**
 * Sends a command to the server that is running on a data folder, and prints its output.
 * @returns its exit code; undefined when no server is running there
 */
export function sendToRunningServer(dataFolder: string, request: Request, print: Print): Promise<number | undefined> {
  return new Promise((resolve) => {
    let exit: number | undefined
    let isConnected = false
    const socket = connect(socketPath(dataFolder), () => {
      isConnected = true
      socket.write(`${JSON.stringify(request)}\n`)
    })
    createInterface({ input: socket })
      .on('line', (line) => {
        const message = messageSchema.parse(JSON.parse(line))
        if ('say' in message) print(message.say)
        else exit = message.exit
      })
      .on('error', () => {})
    socket.on('error', () => {})
    // A connection that closes without an exit code is a failure.
    socket.on('close', () => resolve(exit ?? (isConnected ? 1 : undefined)))
  })
}

/** Reads and parses the request line; undefined when it is invalid. */
async function readRequest(socket: Socket): Promise<Request | undefined> {
  let text = ''
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    text += String(chunk)
    if (text.includes('\n') || text.length > MAX_REQUEST) break
  }
  try {
    return requestSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}
