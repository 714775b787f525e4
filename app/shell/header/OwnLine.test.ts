import { expect, it } from 'vitest'
import { HEADER_LIMITS } from '../../site/index.ts'
import { SHORT_CALL } from './OwnLine.tsx'

it('calls those words of a call button short that the hub says are', () => {
  expect(SHORT_CALL).toBe(HEADER_LIMITS.shortCall)
})
