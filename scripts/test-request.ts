import { parseArgs } from 'node:util'
import { kindOfTest, TEST_KINDS, type TestKind } from './test-kinds.ts'

/**
 * What to test.
 * `files`: paths of tests; undefined for all of `kinds`. `title`: a part of the titles of the tests to run.
 * `changedSince`: run what a change since this commit can reach; empty for the one that `main` and the present branch share.
 */
export type TestRequest = { kinds: TestKind[]; files?: string[]; title?: string; changedSince?: string; isWatching: boolean }

/** A command line that asks for nothing that exists. Its message is for whoever typed it. */
export class UsageError extends Error {}

const OPTIONS = {
  kind: { type: 'string', multiple: true },
  title: { type: 'string', short: 't' },
  changed: { type: 'boolean' },
  since: { type: 'string' },
  watch: { type: 'boolean' },
} as const

/**
 * Reads `[--kind KIND] [FILE…] [-t TITLE] [--changed[=COMMIT]] [--watch]`. A FILE is a path or a part of the paths of tests.
 * @param tests the paths of all tests
 * @throws UsageError that says what is not there
 */
export function readTestRequest(args: string[], tests: string[]): TestRequest {
  const { values, positionals } = parse(
    args.flatMap((arg) => (arg.startsWith('--changed=') ? ['--changed', `--since=${arg.slice(10)}`] : [arg])),
  )
  const kinds = (values.kind ?? TEST_KINDS).map(kindNamed)
  const files = positionals.flatMap((wanted) => matching(wanted, tests, kinds))
  if (values.changed && files.length > 0) throw new UsageError('--changed chooses the files itself: name none beside it.')
  return {
    kinds: files.length > 0 ? kinds.filter((kind) => files.some((file) => kindOfTest(file) === kind)) : kinds,
    ...(files.length > 0 ? { files: [...new Set(files)] } : {}),
    ...(values.title === undefined ? {} : { title: values.title }),
    ...(values.changed ? { changedSince: values.since ?? '' } : {}),
    isWatching: values.watch ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function kindNamed(name: string): TestKind {
  const kind = TEST_KINDS.find((one) => one === name)
  if (!kind) throw new UsageError(`${name} is no kind of tests: ${TEST_KINDS.join(', ')}.`)
  return kind
}

/** A path names its file alone, though it may be a part of another's. */
function matching(wanted: string, tests: string[], kinds: TestKind[]): string[] {
  const path = wanted.replace(/^\.\//, '')
  const found = tests.includes(path) ? [path] : tests.filter((test) => test.includes(path))
  const ofKinds = found.filter((test) => kinds.some((kind) => kind === kindOfTest(test)))
  if (ofKinds.length === 0)
    throw new UsageError(`No ${kinds.length < TEST_KINDS.length ? `${kinds.join(' or ')} ` : ''}test is called ${wanted}.`)
  return ofKinds
}
