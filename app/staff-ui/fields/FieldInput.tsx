import { use } from 'react'
import { ColumnInput } from './ColumnInput.tsx'
import type { FieldProps } from './field-props.ts'
import { OrderField } from './OrderField.tsx'
import { PassagesField } from './PassagesField.tsx'
import { PicturesField } from './PicturesField.tsx'
import { RelationField } from './RelationField.tsx'
import { RowsField } from './RowsField.tsx'
import { RowInputsContext } from './row-inputs.ts'

/** The input of a record's field, by its kind. */
export function FieldInput(props: FieldProps) {
  const { field } = props
  const rowInputs = use(RowInputsContext)
  switch (field.kind) {
    case 'rows':
    case 'items': {
      const RowsInput = rowInputs[field.asks ?? ''] ?? RowsField
      return <RowsInput {...props} field={field} />
    }
    case 'mediaList':
      return <PicturesField {...props} field={field} />
    case 'passages':
      return <PassagesField {...props} field={field} />
    case 'order':
      return <OrderField {...props} field={field} />
    case 'relations':
      return <RelationField {...props} field={field} />
    default:
      return <ColumnInput {...props} field={field} />
  }
}
