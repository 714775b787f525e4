/** German of what only staff read of this room, by id. */
export const texts = {
  Comment: 'Kommentar',
  Comments: 'Kommentare',
  Resolved: 'Erledigt',
  'Preview link': 'Vorschaulink',
  'Preview links': 'Vorschaulinks',
  Review: 'Freigabe',
  Reviews: 'Freigaben',
  Outcome: 'Ausgang',
} as const
