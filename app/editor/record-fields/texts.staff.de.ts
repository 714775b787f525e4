/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Edit there': 'dort ändern',
  'Edit in form': 'im Formular ändern',
} as const
