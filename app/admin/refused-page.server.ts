import { Problem } from '../platform/http/problem.ts'

/** Runs a loader; what is refused becomes an answer with that status, which the error page shows. */
export async function asResponse<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Problem) throw new Response(error.message, { status: error.status })
    throw error
  }
}
