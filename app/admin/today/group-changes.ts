/** A change of a record, as the log has it. */
type Change = { type: string; action: string; userName: string; createdAt: string }

/** Changes between which less time lies were one action. */
const SECONDS_APART = 90

/**
 * Changes that follow each other, of the same kind of record, by the same person in the same way, as one: a bulk action is one
 * line, not twelve.
 * @param changes newest first
 * @returns each group with its newest change first
 */
export function groupChanges<Row extends Change>(changes: readonly Row[]): [Row, ...Row[]][] {
  const groups: [Row, ...Row[]][] = []
  for (const change of changes) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && isOfOne(last, change)) group.push(change)
    else groups.push([change])
  }
  return groups
}

function isOfOne(later: Change, earlier: Change): boolean {
  const isAlike = later.type === earlier.type && later.action === earlier.action && later.userName === earlier.userName
  return isAlike && Date.parse(later.createdAt) - Date.parse(earlier.createdAt) <= SECONDS_APART * 1000
}
