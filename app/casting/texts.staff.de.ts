/** German of what only staff read of this room, by id. */
export const texts = {
  Absence: 'Abwesenheit',
  Absences: 'Abwesenheiten',
  Reason: 'Grund',
  'For staff only. Please do not write a diagnosis.': 'Nur für das Haus. Bitte keine Diagnose.',
  'The last day must not be before the first.': 'Der letzte Tag darf nicht vor dem ersten liegen.',
  'The production no longer has this role. Please reload the page.':
    'Diese Rolle hat die Produktion nicht mehr. Bitte laden Sie die Seite neu.',
} as const
