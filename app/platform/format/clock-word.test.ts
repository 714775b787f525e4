import { expect, it } from 'vitest'
import { formatHouseTime } from './clock-word.ts'

it('the end of a hold is a time of the house, wherever the device is', () => {
  const moments = [new Date('2026-11-29T16:54:00Z'), new Date('2026-07-01T22:30:00Z')]
  expect(moments.map((moment) => formatHouseTime(moment, 'dot'))).toEqual(['17.54\u00a0Uhr', '00.30\u00a0Uhr'])
})
