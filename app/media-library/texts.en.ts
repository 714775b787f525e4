/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  'Upload {n} files': { one: 'Upload one file', other: 'Upload {n} files' },
} as const
