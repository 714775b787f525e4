import type { RecordExtension } from '../staff-ui/record-form/extensions.ts'
import { CastChanges } from './CastChanges.tsx'
import { EventConflicts } from './EventConflicts.tsx'
import { LastCast } from './LastCast.tsx'

/** Extensions of the forms of productions and performances. */
export const schedulingExtensions: Record<string, RecordExtension> = {
  event: {
    Above: ({ form, id, learn }) => (
      <>
        <EventConflicts form={form} id={id} />
        <LastCast form={form} id={id} onNames={(titles) => learn('person', titles)} />
      </>
    ),
  },
}

/** Inputs for row fields of records, by the name in their field definition. */
export const schedulingRowInputs = { 'changes-of-cast': CastChanges }
