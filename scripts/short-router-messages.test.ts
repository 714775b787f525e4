import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { withoutMessages } from './short-router-messages.ts'

const shorten = (code: string) => withoutMessages(code, parseSync('router.js', code).program)

it('takes the words and nothing else', () => {
  expect(shorten(`invariant(a(b), \`No \${c} in "d"\`); warning(e, "Do not"), f("stays")`)).toBe(
    'invariant(a(b), ""); warning(e, ""), f("stays")',
  )
  expect(shorten('invariant(f(() => invariant(g, "inner")), "outer"); invariant(h, told)')).toBe(
    'invariant(f(() => invariant(g, "")), ""); invariant(h, told)',
  )
})
