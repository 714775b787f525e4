import { ApiError, refusal, staffHeaders, unreadableFileProblem } from '../staff-ui/api-client.ts'

/**
 * Uploads a file with progress, which `fetch` cannot report.
 * @param onProgress share between 0 and 1
 * @throws ApiError
 */
export function uploadFile<T>(
  { method, path, form }: { method: 'POST' | 'PUT'; path: string; form: FormData },
  onProgress: (share: number) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    for (const [name, value] of Object.entries(staffHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => void unreadableFileProblem(form).then((problem) => reject(new ApiError(0, problem)))
    request.onload = () => {
      const body = parseJson(request.responseText)
      if (request.status < 400) resolve(body as T)
      else reject(refusal(request.status, body))
    }
    request.send(form)
  })
}

function parseJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
