/** An id that no other node has. */
export function newNodeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20)
}
