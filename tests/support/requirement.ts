declare module 'vitest' {
  interface TaskMeta {
    /** rows of `docs/specification/requirements.md` that the test shows to be true */
    requirements?: string[]
  }
}

/** The rows of the requirements that a test shows to be true, as metadata that `npm run trace` reads. */
export function requirement(...requirements: string[]): { meta: { requirements: string[] } } {
  return { meta: { requirements } }
}
