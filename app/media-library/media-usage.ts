/** A usage of a media file: kind and title of what uses it, and the address to edit it; null when there is none. */
export type MediaUsage = { kind: string; title: string; to: string | null }
