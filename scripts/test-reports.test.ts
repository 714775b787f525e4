import { expect, it } from 'vitest'
import { type Counts, failuresOfPlaywright, failuresOfVitest, failuresToldIn, settled, told } from './test-reports.ts'

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
  expect(failuresOfVitest({ testResults }).map(told)).toEqual([
    'failed: b.test.ts › adds up: AssertionError: expected 1 to be 2',
    'failed: c.test.ts › the file: Cannot find package',
  ])
  expect(failuresOfVitest({})).toEqual([])
})

it('names stories that failed, with their house, however deep they stand', () => {
  const story = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ projectName: 'staff', status, results: [{ error: message ? { message } : undefined }] }],
  })
  const suites = [
    {
      file: 'hub.spec.ts',
      specs: [story('opens', 'expected'), story('closes', 'unexpected', 'Error: too late')],
      suites: [{ file: 'hub.spec.ts', specs: [story('by keyboard', 'unexpected', 'Error: expect(received)\n\nmore')] }],
    },
  ]
  expect(failuresOfPlaywright({ suites }).map(told)).toEqual([
    'failed: [staff] hub.spec.ts › closes: Error: too late',
    'failed: [staff] hub.spec.ts › by keyboard: Error: expect(received)',
  ])
})

it('takes what passed alone for passed, and names it; what fails twice, or only the second time, has failed', () => {
  const failure = (test: string) => ({ file: 'hub.spec.ts', house: 'staff', test, reason: '' })
  const first: Counts = { passed: 7, failed: 2, skipped: 1, failures: [failure('opens'), failure('closes')] }
  const well = settled(first, { passed: 4, failed: 0, skipped: 0, failures: [] })
  expect(well).toMatchObject({ passed: 9, failed: 0, skipped: 1 })
  expect(well.failures.map(told)).toEqual(['opens', 'closes'].map((test) => `passed only alone: [staff] hub.spec.ts › ${test}`))
  const ill = settled(first, { passed: 2, failed: 2, skipped: 0, failures: [failure('closes'), failure('stays')] })
  expect(ill).toMatchObject({ passed: 7, failed: 2 })
  expect(ill.failures.map(told)).toEqual([
    'passed only alone: [staff] hub.spec.ts › opens',
    'failed: [staff] hub.spec.ts › closes',
    'failed: [staff] hub.spec.ts › stays',
  ])
  expect(settled(first, { passed: 0, failed: 1, skipped: 0, failures: [] })).toMatchObject({ failed: 1 })
})

it('reads again from the output of a run what it told', () => {
  const failures = [
    { file: 'app/a.test.ts', test: 'adds up: always', reason: '' },
    { file: 'hub.spec.ts', house: 'staff', test: 'closes', reason: '', alone: true },
  ]
  const output = `✓ failed to fail\n${failures.map(told).join('\n')}\n\n3 passed, 1 failed, 0 skipped`
  expect(failuresToldIn(output).map(told)).toEqual(failures.map(told))
})
