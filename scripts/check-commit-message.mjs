// What .githooks/commit-msg runs: `node scripts/check-commit-message.mjs FILE`. Exit code 1 when the message breaks the rule.
// Plain JavaScript on purpose, as the rule is.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { commitMessageProblems, MAX_SUBJECT_LENGTH } from './commit-message.mjs'

const [file = ''] = process.argv.slice(2)
const message = withoutComments(readFileSync(file, 'utf8'))
const problems = commitMessageProblems(message)
if (problems.length > 0) {
  process.stderr.write(`This commit message does not keep the rule of CONTRIBUTING.md:

    ${message.split('\n')[0]}

${problems.map((problem) => `  - ${problem}`).join('\n')}

The rule:

    area: imperative sentence        at most ${MAX_SUBJECT_LENGTH} characters, one idea, no full stop
                                     a blank line
    why it was changed               wherever the subject does not say it

Nothing is lost. Mend the message and commit again: git commit --edit --file="${file}"
`)
  process.exit(1)
}

/** The message as git will store it: without its comments, and without the diff that `git commit --verbose` shows below a line. */
function withoutComments(text) {
  const [written = ''] = text.split(/^.* -+ >8 -+$/m)
  const { status, stdout } = spawnSync('git', ['stripspace', '--strip-comments'], { input: written, encoding: 'utf8' })
  return (status === 0 ? stdout : written).trim()
}
