/** A unique node id. */
export function newNodeId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 20)
}
