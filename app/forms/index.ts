export { FormView } from './FormView.tsx'
export { FIELD_TYPES } from './field-types.ts'
export { freeSlug } from './free-slug.ts'
export type { FormField } from './schema.ts'
