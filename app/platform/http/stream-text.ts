import { ReadableStream as Source } from 'node:stream/web'
import { reportError } from '../errors/error-reports.ts'
import type { Logger } from '../logging/logger.ts'

/**
 * The body of an answer that comes about while it is sent, as fast as it is taken, and ends when nobody takes it any more.
 * What goes wrong under way is logged and breaks the answer off, so that nobody takes a part for the whole.
 */
export function streamText(pieces: AsyncIterable<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return Source.from(encoded()) as ReadableStream<Uint8Array>

  async function* encoded(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of pieces) yield encoder.encode(piece)
    } catch (error) {
      log.error({ err: error }, 'an answer broke off')
      reportError(error)
      throw error
    }
  }
}
