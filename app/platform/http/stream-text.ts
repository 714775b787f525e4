import { ReadableStream as Source } from 'node:stream/web'
import { reportError } from '../errors/error-reports.ts'
import type { Logger } from '../logging/logger.ts'

/**
 * A response body that is produced while it is sent, with backpressure, and ends when the client disconnects. An error on
 * the way is logged and aborts the response, so that no client takes a part for the whole.
 */
export function streamText(pieces: AsyncIterable<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return Source.from(encoded()) as ReadableStream<Uint8Array>

  async function* encoded(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of pieces) yield encoder.encode(piece)
    } catch (error) {
      log.error({ err: error }, 'response aborted')
      reportError(error)
      throw error
    }
  }
}
