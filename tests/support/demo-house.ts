import { extendSchedule } from '../../demo/extend-schedule.ts'
import { fillProgramme } from '../../demo/fill-programme.ts'
import { fillSite } from '../../demo/fill-site.ts'
import { type HouseOptions, openTestHouse, type TestHouse } from './house.ts'

/** A house filled as the demo house is, without its shop. Close it when done. */
export async function openFilledHouse(options?: HouseOptions): Promise<TestHouse> {
  const house = await openTestHouse(options)
  const { platform, media } = house.foyer
  await fillProgramme(platform, media)
  await fillSite(platform, media)
  await extendSchedule(platform)
  return house
}
