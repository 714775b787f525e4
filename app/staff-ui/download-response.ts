import { ApiError, requestResponse } from './api-client.ts'

const KEPT_MS = 10_000

/**
 * Sends what an address is too short for, and has the browser save the answer as a file.
 * @throws ApiError, also when the answer breaks off
 */
export async function downloadResponse(path: string, body: object, name: string): Promise<void> {
  const answer = await requestResponse('POST', path, body)
  const content = await answer.blob().catch(() => {
    throw new ApiError(0, {})
  })
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not every browser has begun to read it when the click returns.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
