import { CastGrid } from '../casting/CastGrid.tsx'
import { LedFieldsNote, LedFieldsProvider } from '../imports/sources/LedFields.tsx'
import { EventPapers } from '../papers/EventPapers.tsx'
import { PressSection } from '../papers/press/PressSection.tsx'
import type { RecordExtension } from '../staff-ui/record-form/extensions.ts'
import { CastChanges } from './CastChanges.tsx'
import { EventConflicts } from './EventConflicts.tsx'
import { LastCast } from './LastCast.tsx'
import { DatesSection } from './production-dates/DatesSection.tsx'
import { ProductionDatesProvider } from './production-dates/dates-context.tsx'
import { ProductionFacts, ProductionPicture } from './production-dates/ProductionHead.tsx'
import { TicketsSection } from './production-dates/TicketsSection.tsx'
import { EventSales } from './sales/EventSales.tsx'

/** Extensions of the forms of productions and performances. */
export const schedulingExtensions: Record<string, RecordExtension> = {
  production: {
    Provider: ProductionDatesProvider,
    Picture: ProductionPicture,
    Facts: ProductionFacts,
    sections: { cast: CastGrid, dates: DatesSection, tickets: TicketsSection, press: PressSection },
  },
  event: {
    Provider: LedFieldsProvider,
    Facts: ({ record: { id } }) => id !== null && <EventPapers id={id} />,
    Above: ({ form, id, learn }) => (
      <>
        <LedFieldsNote />
        <EventConflicts form={form} id={id} />
        {id !== null && form.values.idJet !== '' && <EventSales id={id} />}
        <LastCast form={form} id={id} onNames={(titles) => learn('person', titles)} />
      </>
    ),
  },
}

/** Inputs for row fields of records, by the name in their field definition. */
export const schedulingRowInputs = { 'changes-of-cast': CastChanges }
