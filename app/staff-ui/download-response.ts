import { ApiError, requestResponse } from './api-client.ts'

const KEPT_MS = 10_000

/**
 * Sends a request whose parameters are too long for a URL, and saves the response as a file.
 * @throws ApiError, also when the response is cut off
 */
export async function downloadResponse(path: string, body: object, name: string): Promise<void> {
  const answer = await requestResponse('POST', path, body)
  const content = await answer.blob().catch(() => {
    throw new ApiError(0, {})
  })
  saveAsFile(content, name)
}

/** Has the browser save something as a file. */
export function saveAsFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers start reading the blob only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
