import { handleIsolatedTask } from '../../platform/isolated-worker/isolated-worker.ts'
import { MissingLetters, type ReadFace, readFace } from './read-face.server.ts'

/** A face, or what is wrong with its file. */
export type FaceResult = ReadFace | { missing: string } | { isNone: true }

export const workerUrl = import.meta.url

handleIsolatedTask(async (bytes: Uint8Array): Promise<FaceResult> => {
  try {
    return await readFace(bytes)
  } catch (error) {
    return error instanceof MissingLetters ? { missing: error.message } : { isNone: true }
  }
})
