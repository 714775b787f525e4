/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} jobs have permanently failed. See /cms-hub/jobs.': {
    one: 'One job has permanently failed. See /cms-hub/jobs.',
    other: '{n} jobs have permanently failed. See /cms-hub/jobs.',
  },
  '{n} files were already missing when the archive was made.': {
    one: 'One file was already missing when the archive was made.',
    other: '{n} files were already missing when the archive was made.',
  },
} as const
