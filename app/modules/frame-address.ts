/** The address of the frame in which a module's third-party code runs (see `code-frames.server.ts`). */
export function frameAddress(nodeId: string): string {
  return `/api/html/${nodeId}/`
}
