import { expect, it } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './test-reports.ts'

it('names each test that failed, with the first line of its reason, and each file that could not be run', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is well', failureMessages: [] }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'is well' },
        { status: 'failed', fullName: 'adds up', failureMessages: ['AssertionError: expected 1 to be 2\n    at b.test.ts:3'] },
      ],
    },
    { name: 'c.test.ts', status: 'failed', message: 'Cannot find package', assertionResults: [] },
  ]
  expect(failuresOfVitest({ testResults })).toEqual([
    'failed: b.test.ts › adds up: AssertionError: expected 1 to be 2',
    'failed: c.test.ts › the file: Cannot find package',
  ])
  expect(failuresOfVitest({})).toEqual([])
})

it('names stories that failed or passed only on the second try, with their house, however deep they stand', () => {
  const story = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'staff', status, results: [{ error: message ? { message } : undefined }] }],
  })
  const suites = [
    {
      file: 'hub.spec.ts',
      specs: [story('opens', 'expected'), story('closes', 'flaky', 'Error: too late')],
      suites: [{ file: 'hub.spec.ts', specs: [story('by keyboard', 'unexpected', 'Error: expect(received)\n\nmore')] }],
    },
  ]
  expect(failuresOfPlaywright({ suites })).toEqual([
    'on retry: [staff] hub.spec.ts › closes: Error: too late',
    'failed: [staff] hub.spec.ts › by keyboard: Error: expect(received)',
  ])
})
