import { issuesOfOrder } from './chronology.ts'
import { recordSchema } from './record-schema.ts'
import type { Issue, RecordType, Values } from './record-type.ts'

/**
 * Checks all values of a record against the rules of its type that need no other record.
 * @returns the values as they are stored, and what is wrong with them
 */
export function checkValues(type: RecordType, values: Values): { data: Values; issues: Issue[] } {
  const { data, error } = recordSchema(type).safeParse(values)
  if (error) return { data: values, issues: error.issues }
  return { data, issues: [...issuesOfOrder(type, data), ...(type.validate?.(data) ?? [])] }
}
