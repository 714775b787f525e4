import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { requirement } from '../../tests/support/requirement.ts'

const tokens = readFileSync('app/ui/tokens.css', 'utf8')
const timeOf = (token: string) => Number(new RegExp(`--${token}-time: (\\d+)ms;`).exec(tokens)?.[1])

describe('what moves', () => {
  it('takes the times of the specification', requirement('EDIT-26', 'CONST-22'), () => {
    expect(timeOf('modal')).toBe(780)
    expect([timeOf('short'), timeOf('long')]).toEqual([380, 500])
  })

  it(
    'takes, wherever visitors see it, no other time than these, but for what goes on as long as something is waited for',
    requirement('CONST-22'),
    () => {
      const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
      const transitions = files.flatMap((name) => {
        const css = readFileSync(`app/${name}`, 'utf8')
        return [...css.matchAll(/transition: ([^;]+);/g)].map(([, value = '']) => ({ name, value }))
      })
      expect(transitions.length).toBeGreaterThan(10)
      const timed = transitions.flatMap(({ name, value }) => value.split(/,(?![^(]*\))/).map((timing) => ({ name, one: timing.trim() })))
      // A literal duration is either the progress bar's five seconds, or none at all.
      const odd = timed.filter(
        ({ name, one: timing }) =>
          !/var\(--[\w-]+-time\)|^none$|^scale 5000ms/.test(timing) && !name.includes('admin') && !name.includes('editor'),
      )
      expect(odd).toEqual([])
    },
  )
})
