import { describe, expect, it } from 'vitest'
import { type Confirmation, withConfirmation, withoutConfirmation, withRetargetedMove } from './confirmations.ts'

const question = (id: number, to: number): Confirmation => ({
  move: { entry: { id, title: `Stück ${id}`, idJet: `mb-${id}` }, from: { start: 0, roomId: 1 }, to: { start: to, roomId: 1 } },
  ticketsTaken: 3,
})
const asked = (questions: Confirmation[] | undefined) => questions?.map(({ move }) => [move.entry.id, move.to.start])

describe('questions about moves with tickets sold', () => {
  it('are asked one after the other, and none hides another', () => {
    const [one, other] = [question(1, 60), question(2, 120)]
    const questions = withConfirmation(withConfirmation([], one), other)
    expect(asked(questions)).toEqual([
      [1, 60],
      [2, 120],
    ])
    expect(asked(withoutConfirmation(questions, one))).toEqual([[2, 120]])
  })
  it('are asked once of a performance, for the place to which it has been moved last', () => {
    const questions = [question(1, 60), question(2, 120)]
    const { move } = question(1, 180)
    const on = withRetargetedMove(questions, { ...move, from: { start: 60, roomId: 1 } })
    expect(asked(on)).toEqual([
      [1, 180],
      [2, 120],
    ])
    expect(on?.[0]?.move.from).toEqual({ start: 0, roomId: 1 })
    expect(withRetargetedMove(questions, question(3, 60).move)).toBeUndefined()
  })
  it('are not asked when a performance has gone back to where it stands', () => {
    expect(asked(withRetargetedMove([question(1, 60), question(2, 120)], question(1, 0).move))).toEqual([[2, 120]])
  })
  it('are answered once, whatever the dialog says when it closes', () => {
    const [one, other] = [question(1, 60), question(2, 120)]
    const left = withoutConfirmation([one, other], one)
    expect(withoutConfirmation(left ?? [], one)).toBeUndefined()
  })
})
