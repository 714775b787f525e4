import { type ComponentType, createContext } from 'react'
import type { FieldDescription } from '../../records/type-description.ts'
import type { FieldProps } from './field-props.ts'

type Rows = Extract<FieldDescription, { kind: 'rows' }>

/** Inputs that features bring for rows which are not asked field by field, by the name that the field gives (`asks`). */
export const RowInputsContext = createContext<Record<string, ComponentType<FieldProps<Rows>>>>({})
