import type { TypeDescription } from '../../records/type-description.ts'

/** Whether the viewer's role may change a field of records of a type. */
export function mayChange({ mayWrite, writable }: Pick<TypeDescription, 'mayWrite' | 'writable'>, field: string): boolean {
  return mayWrite && (writable === null || writable.includes(field))
}
