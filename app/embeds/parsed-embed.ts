/** How large a frame is: in the shape of a picture, or as wide as it may be and of a fixed height in pixels. */
export type FrameShape = { ratio: string } | { height: number }

/** What a reader makes of an address of its host: the frame is built anew from the ids in it. */
export type ParsedEmbed = {
  /** address of the frame */
  frame: string
  /** the same thing on the host's own pages */
  page: string
  shape: FrameShape
}

/** Whether an address lies at one of the hosts, whatever first part it has for phones. */
export function isHost(address: URL, ...names: string[]): boolean {
  const host = address.hostname.replace(/^(www|m|mobile)\./, '')
  return names.includes(host)
}
