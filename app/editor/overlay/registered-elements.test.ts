import { expect, it } from 'vitest'
import { RegisteredElements } from './registered-elements.ts'

it('registers what is new, ends what has gone, and leaves alone what stays', () => {
  const log: string[] = []
  const [first, second] = ['first', 'second'].map((id) => ({ id }) as HTMLElement) as [HTMLElement, HTMLElement]
  const register = ({ id }: HTMLElement) => {
    log.push(`+ ${id}`)
    return () => log.push(`- ${id}`)
  }
  const elements = new RegisteredElements()
  elements.update([first], register)
  elements.update([first, second], register)
  elements.update([second], register)
  elements.clear()
  expect(log).toEqual(['+ first', '+ second', '- first', '- second'])
})
