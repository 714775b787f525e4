import { handleIsolatedTask } from '../../isolated-worker/isolated-worker.ts'

export type HeicTask = { bytes: Uint8Array }
/** The pixels of a picture, four bytes each, turned as its file says. */
export type DecodedHeic = { width: number; height: number; data: Uint8ClampedArray }

export const workerUrl = import.meta.url

handleIsolatedTask(async ({ bytes }: HeicTask): Promise<DecodedHeic> => {
  // Loaded here alone: the thread that asks for this file's address has no use for a decoder.
  const { default: decode } = await import('heic-decode')
  const { width, height, data } = await decode({ buffer: bytes })
  return { width, height, data }
})
