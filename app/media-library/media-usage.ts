/** Where a file of the library is used: its kind, its title, and an address that leads there; null where none does. */
export type MediaUsage = { kind: string; title: string; to: string | null }
