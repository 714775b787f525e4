export { FormView } from './FormView.tsx'
export type { FormField } from './schema.ts'
