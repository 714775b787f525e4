import { CSRF_COOKIE, readCookie } from '../platform/http/cookies.ts'
import { ApiError, unreadableFileProblem } from '../staff-ui/api-client.ts'

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
    request.setRequestHeader('X-CSRFToken', readCookie(document.cookie, CSRF_COOKIE) ?? '')
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onerror = () => void unreadableFileProblem(form).then((problem) => reject(new ApiError(0, problem)))
    request.onload = () => {
      const body = parseJson(request.responseText)
      if (request.status < 400) resolve(body as T)
      else reject(new ApiError(request.status, body))
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
