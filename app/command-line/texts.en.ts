/** English of this room's texts that depend on a number, by id. The others are their ids. */
export const texts = {
  '{n} jobs have permanently failed. See /cms-hub/jobs.': {
    one: 'One job has permanently failed. See /cms-hub/jobs.',
    other: '{n} jobs have permanently failed. See /cms-hub/jobs.',
  },
} as const
