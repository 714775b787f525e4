import { describe, expect, it } from 'vitest'
import { commitMessageProblems } from './commit-message.mjs'

const GOOD = [
  'booking: report cancelled or moved dates to open pages',
  'platform/cache: drop pages by tag',
  'imports, scheduling: share the check for conflicts',
  'jobs: poll all queues with one query\n\nForty workers polled every 5 s; 0.5 ms of each page.',
  'forms: keep "reopen" enabled when reopening fails\n\nTwo lines of why:\nlike this.\n',
  'docs: don’t name files that are gone',
]
/** Verbs that end as other forms of a verb do. */
const ODD_VERBS = 'bring embed need feed speed proceed address pass process discuss miss focus express string ping alias let put read'
const BAD: [why: string, message: string, problem: string][] = [
  ['a subject without an area', 'Report cancelled dates', 'names no area'],
  ['an area in capitals', 'Booking: report cancelled dates', 'is no area'],
  ['three areas', 'imports, scheduling, users: share a check', 'areas are too many'],
  ['a verb in capitals', 'booking: Report cancelled dates', 'begin with a verb in lower case'],
  ['a past tense', 'booking: reported cancelled dates', '"reported" is no command'],
  ['an irregular past tense', 'booking: made prices plain', '"made" is no command'],
  ['a participle', 'booking: reporting cancelled dates', '"reporting" is no command'],
  ['a third person', 'booking: reports cancelled dates', '"reports" is no command'],
  ['a description', 'booking: the price stands on the button', '"the" is no command'],
  ['two ideas', 'booking: report dates; promise seats', 'A semicolon joins two ideas'],
  ['a full stop', 'booking: report cancelled dates.', 'ends with a full stop'],
  ['73 characters', `booking: report ${'x'.repeat(57)}`, 'has 73 characters, 72 are the most'],
  ['a body without a blank line', 'booking: report dates\nsince they move', 'The second line is not blank'],
]

describe('the rule of commit messages', () => {
  it.each(GOOD)('lets pass: %s', (message) => {
    expect(commitMessageProblems(message)).toEqual([])
  })

  it.each(ODD_VERBS.split(' '))('knows that %s is a command', (verb) => {
    expect(commitMessageProblems(`booking: ${verb} what is asked for`)).toEqual([])
  })

  it.each(BAD)('refuses %s', (_, message, problem) => {
    expect(commitMessageProblems(message)).toEqual([expect.stringContaining(problem)])
  })

  it('says everything at once', () => {
    expect(commitMessageProblems(`Whoever has a page open is told; seats are promised ${'where '.repeat(9)}`)).toHaveLength(3)
  })

  it('counts characters, not bytes', () => {
    expect(commitMessageProblems(`booking: say ${'ß'.repeat(58)}🎭`)).toEqual([])
  })

  it.each([
    "Merge branch 's37-door'",
    "Merge remote-tracking branch 'origin/main' into door",
    'Revert "Booking: a subject of earlier days that was longer than seventy-two characters; and two"',
    'fixup! booking: report cancelled dates',
    'squash! booking: report cancelled dates',
    'amend! booking: report cancelled dates',
    '',
  ])('leaves to git what git writes, or refuses itself: %j', (message) => {
    expect(commitMessageProblems(message)).toEqual([])
  })

  it('takes no description for a merge of git', () => {
    expect(commitMessageProblems('Merge the two lists of jobs')).not.toEqual([])
  })
})
