/** Where the frame of a module stands that runs code of others (see `frames.server.ts`). */
export function frameAddress(nodeId: string): string {
  return `/api/html/${nodeId}/`
}
