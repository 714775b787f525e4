// The rule of commit messages (CONTRIBUTING.md, decision 0154). Plain JavaScript on purpose: the hook runs it on whatever
// Node ≥ 20 the machine has, also before anything is installed.

/** The longest subject that `git log --oneline` and the lists of a forge show whole. */
export const MAX_SUBJECT_LENGTH = 72

/** A room of the map in the README or a folder of one: `booking`, `media-library`, `platform/cache`. */
const AREA = /^[a-z][a-z0-9]*(?:[-/][a-z0-9]+)*$/
/** Two rooms are one change that crosses a border; more than two have a wider name in common. */
const MAX_AREAS = 2

/** Subjects that git writes itself. A `fixup!` is folded into another commit before it is merged. */
const WRITTEN_BY_GIT =
  /^(?:Merge (?:branch|branches|commit|commits|tag|tags|remote-tracking branch|remote-tracking branches|pull request) |Revert "|Reapply "|(?:fixup|squash|amend)! )/

/** Verbs that only look like a past tense. Those in `-eed`, such as `need`, are let pass by pattern. */
const VERBS_IN_ED = new Set(['embed', 'shed', 'shred', 'wed'])
/** Verbs that only look like a participle. */
const VERBS_IN_ING = new Set(['bring', 'cling', 'ping', 'ring', 'sling', 'spring', 'sting', 'string', 'swing', 'wring'])
/** Verbs that only look like a third person. Those in `-ss`, such as `address` or `pass`, are let pass by pattern. */
const VERBS_IN_S = new Set(['alias', 'bias', 'canvas', 'focus', 'refocus'])
/** Words that begin a description instead of a command, and the irregular past tenses that commits begin with most. */
const NO_VERBS = new Set(
  `a an the this that these those it its they their we our i my you your he she who whoever what whatever when where which
  whether if how why in on at of for from to with without by as each every all some any no none nothing not both one two
  several new now also more and or but there here built chose did found gave got held kept lost made sent shown stood taken
  taught told took went were wrote`.split(/\s+/),
)

/**
 * What a commit message breaks of the rule: `area: imperative sentence`, at most 72 characters, one idea; then a blank line
 * and the why. Cheap rules on purpose: what they let pass is still read by people.
 * @param {string} message the message as git stores it, without the comments of the editor
 * @returns {string[]} a sentence for each problem, none when the message is fine, git has written it, or git refuses it as empty
 */
export function commitMessageProblems(message) {
  const [subject = '', second = ''] = message.trim().split(/\r?\n/)
  if (subject === '' || WRITTEN_BY_GIT.test(subject)) return []
  const problems = [...lengthProblems(subject), ...ideaProblems(subject), ...wordingProblems(subject)]
  if (second.trim() !== '') problems.push('The second line is not blank: leave it empty, and say why below it.')
  return problems
}

function lengthProblems(subject) {
  const { length } = [...subject]
  return length > MAX_SUBJECT_LENGTH ? [`The subject has ${length} characters, ${MAX_SUBJECT_LENGTH} are the most.`] : []
}

function ideaProblems(subject) {
  return subject.includes(';') ? ['A semicolon joins two ideas: make two commits, or move the second into the body.'] : []
}

function wordingProblems(subject) {
  const colon = subject.indexOf(': ')
  if (colon === -1) return ['The subject names no area: begin with the room and a colon, as in `booking: `.']
  const areas = subject.slice(0, colon).split(', ')
  const sentence = subject.slice(colon + 2)
  return [...areaProblems(areas), ...sentenceProblems(sentence)]
}

function areaProblems(areas) {
  const wrong = areas.filter((area) => !AREA.test(area))
  if (wrong.length > 0) return [`"${wrong.join(', ')}" is no area: an area is a lower-case name with hyphens, as in \`media-library: \`.`]
  return areas.length > MAX_AREAS ? [`${areas.length} areas are too many: name the one or two that matter, or a wider one.`] : []
}

function sentenceProblems(sentence) {
  const [first = ''] = sentence.split(/\s/)
  const problems = []
  if (!/^[a-z]/.test(first)) problems.push(`"${first}" follows the colon: begin with a verb in lower case.`)
  else if (!isImperative(first))
    problems.push(`"${first}" is no command: say what the commit does as you would order it, such as "report".`)
  if (/[.…]$/.test(sentence)) problems.push('The subject ends with a full stop: leave it out.')
  return problems
}

function isImperative(word) {
  if (NO_VERBS.has(word)) return false
  if (word.endsWith('ed')) return word.endsWith('eed') || VERBS_IN_ED.has(word)
  if (word.endsWith('ing')) return VERBS_IN_ING.has(word)
  if (word.endsWith('s')) return word.endsWith('ss') || VERBS_IN_S.has(word)
  return true
}
