import { expect, it } from 'vitest'
import { likePattern, likePrefix } from './like-pattern.ts'

it('takes the wildcards of LIKE in a searched text literally', () => {
  expect(likePattern('100 %_\\')).toBe('%100 \\%\\_\\\\%')
  expect(likePrefix('a_b')).toBe('a\\_b%')
})
