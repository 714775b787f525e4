/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} second factors were set up with another AUTH_SECRET: their codes are refused.': {
    one: 'One second factor was set up with another AUTH_SECRET: its codes are refused.',
    other: '{n} second factors were set up with another AUTH_SECRET: their codes are refused.',
  },
  '{n} jobs have permanently failed. See /cms-hub/jobs.': {
    one: 'One job has permanently failed. See /cms-hub/jobs.',
    other: '{n} jobs have permanently failed. See /cms-hub/jobs.',
  },
  '{n} files were already missing when the archive was made.': {
    one: 'One file was already missing when the archive was made.',
    other: '{n} files were already missing when the archive was made.',
  },
} as const
