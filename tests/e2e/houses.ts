/** The first house’s port. Two checkouts can test at once on different ports. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4310)

/** A house for each group of stories, so that groups can run side by side without disturbing each other. */
const HOUSES = ['staff', 'visitors', 'phone'] as const
export type HouseName = (typeof HOUSES)[number]

/** The houses to start: all, or those that `E2E_HOUSES` names (`staff,phone`) when only some stories are run. */
export const STARTED: HouseName[] = HOUSES.filter((house) => process.env.E2E_HOUSES?.split(',').includes(house) ?? true)

/** Where a group's house listens; its shop takes the port after it. */
export function portOf(house: HouseName): number {
  return FIRST_PORT + 2 * HOUSES.indexOf(house)
}

/** Where the identity provider of the staff's house will stand, once a story starts it: the port after those of all houses. */
export const PROVIDER_URL = `http://127.0.0.1:${FIRST_PORT + 2 * HOUSES.length}`

/** Address of a group's house. */
export function urlOf(house: HouseName): string {
  return `http://localhost:${portOf(house)}`
}
