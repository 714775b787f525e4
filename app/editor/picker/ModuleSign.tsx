import type { ModuleDefinition } from '../../modules/definition.ts'

/** The icon of a module. */
export function ModuleSign({ definition, className }: { definition: ModuleDefinition; className: string | undefined }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={definition.icon} />
    </svg>
  )
}
