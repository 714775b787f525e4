import { definitionOf } from '../../modules/definitions.ts'

const SIZE_PX = 18

/** The icon of a module type, hidden from screen readers: its name stands beside it. */
export function ModuleIcon({ type }: { type: string }) {
  const definition = definitionOf(type)
  return (
    <svg
      width={SIZE_PX}
      height={SIZE_PX}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={definition?.icon ?? ''} />
    </svg>
  )
}
