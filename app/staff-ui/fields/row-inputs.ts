import { type ComponentType, createContext } from 'react'
import type { FieldDescription } from '../../records/type-description.ts'
import type { FieldProps } from './field-props.ts'

/** The description of a field of rows. */
export type Rows = Extract<FieldDescription, { kind: 'rows' | 'items' }>

/** Custom row inputs of features, by the name in the field's `asks`; other rows have one input per column. */
export const RowInputsContext = createContext<Record<string, ComponentType<FieldProps<Rows>>>>({})
