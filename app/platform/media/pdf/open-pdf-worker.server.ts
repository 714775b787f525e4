import { handleIsolatedTask } from '../../isolated-worker/isolated-worker.ts'

export type OpenPdfTask = { bytes: Uint8Array }

export const workerUrl = import.meta.url

/** Whether a PDF asks for a password before it shows anything. */
handleIsolatedTask(async ({ bytes }: OpenPdfTask): Promise<boolean> => {
  // Loaded here alone: the thread that asks for this file's address has no use for a reader.
  const { getDocumentProxy } = await import('unpdf')
  try {
    await getDocumentProxy(bytes)
    return false
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return true
    throw error
  }
})
