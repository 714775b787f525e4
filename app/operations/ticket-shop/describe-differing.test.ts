import { expect, it } from 'vitest'
import type { DateFormat } from '../../platform/format/date-format.ts'
import type { Differing } from './compare.server.ts'
import { describeDiffering } from './describe-differing.ts'

it('says which of the two has cancelled', () => {
  const words = (isCancelledHere: boolean) => {
    const differing: Differing = {
      id: 1,
      title: 'Salz',
      startsAt: '',
      shopStartsAt: null,
      aspects: ['cancelled'],
      mistakes: [],
      event: '',
      ofEvent: [],
      isCancelledHere,
    }
    return describeDiffering(differing, {} as DateFormat)
  }
  expect(words(true)).toBe('Hier abgesagt, im Shop nicht.')
  expect(words(false)).toBe('Im Shop abgesagt, hier nicht.')
})
