import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Foyer } from '../server.ts'
import type { Say } from './commands.ts'

const MAX_REQUEST = 10_000
/** The longest address of a socket that every system takes. */
const MAX_ADDRESS = 100

const requestSchema = z.strictObject({ name: z.string(), argument: z.string(), flags: z.record(z.string(), z.boolean()) })
/** A command with what was typed after it. */
export type Request = z.output<typeof requestSchema>

/** A line to say, or the end with its exit code. */
const answerSchema = z.union([z.strictObject({ say: z.string() }), z.strictObject({ exit: z.int() })])
type Answer = z.output<typeof answerSchema>

/** The embedded database belongs to one process; whoever may enter this folder may ask that process. */
function addressIn(dataFolder: string): string {
  return join(dataFolder, 'control', 'socket')
}

/**
 * Lets commands be run in this house while it is open, by whoever may enter its data folder. Only where the database is
 * embedded: commands reach a PostgreSQL server themselves.
 * @returns stops that again
 */
export function takeCommands(foyer: Foyer, carryOut: (foyer: Foyer, request: Request, say: Say) => Promise<number>): () => Promise<void> {
  const { config, log } = foyer.platform
  const address = addressIn(config.DATA_DIR)
  if (config.DATABASE_URL || address.length > MAX_ADDRESS) return async () => {}
  mkdirSync(join(config.DATA_DIR, 'control'), { recursive: true, mode: 0o700 })
  // Left behind by one that was killed: the lock of the folder says that no other is there.
  rmSync(address, { force: true })
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const send = (answer: Answer) => socket.write(`${JSON.stringify(answer)}\n`)
    void readRequest(socket).then(async (request) => {
      const exit = request
        ? await carryOut(foyer, request, (line) => send({ say: line })).catch((error) => {
            log.error({ err: error }, 'a command has failed')
            send({ say: String(error) })
            return 1
          })
        : 2
      send({ exit })
      socket.end()
    })
  })
  server.on('error', (error) => log.warn({ err: error }, 'commands cannot be taken while the house is open'))
  server.listen(address)
  return () => closed(server)
}

/**
 * Has the house that is running on a data folder carry out a command.
 * @returns its exit code; undefined when no house is running there
 */
export function askRunningHouse(dataFolder: string, request: Request, say: Say): Promise<number | undefined> {
  return new Promise((resolve) => {
    let exit: number | undefined
    let isConnected = false
    const socket = connect(addressIn(dataFolder), () => {
      isConnected = true
      socket.write(`${JSON.stringify(request)}\n`)
    })
    createInterface({ input: socket })
      .on('line', (line) => {
        const answer = answerSchema.parse(JSON.parse(line))
        if ('say' in answer) say(answer.say)
        else exit = answer.exit
      })
      .on('error', () => {})
    socket.on('error', () => {})
    // A house that ends in the middle has not done it.
    socket.on('close', () => resolve(exit ?? (isConnected ? 1 : undefined)))
  })
}

/** The one line that a caller sends; undefined when it is none. */
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
