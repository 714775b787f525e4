/** The size of a frame: an aspect ratio, or full width with a fixed height in pixels. */
export type FrameShape = { ratio: string } | { height: number }

/** The result of a host's parser. */
export type ParsedEmbed = {
  /** address of the frame, built from the ids in the parsed address */
  frame: string
  /** address of the content on the host's own site */
  page: string
  shape: FrameShape
}

/** Whether an address is on one of the hosts, or on their `www.` or mobile subdomain. */
export function isHost(address: URL, ...names: string[]): boolean {
  const host = address.hostname.replace(/^(www|m|mobile)\./, '')
  return names.includes(host)
}
