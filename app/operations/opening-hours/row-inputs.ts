import { HoursField } from './HoursField.tsx'

/** Inputs of opening hours, by the name in their field definition. */
export const openingHoursRowInputs = { 'opening-hours': HoursField }
