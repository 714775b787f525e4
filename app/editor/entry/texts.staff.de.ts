/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Change a text: press it twice': 'Text ändern: zweimal darauf klicken',
  'Edit page, at the text you have chosen': 'Seite bearbeiten, beim gewählten Text',
  'This text is not written on this page. Point at it to see where it comes from.':
    'Dieser Text steht nicht auf dieser Seite. Zeigen Sie darauf, dann sehen Sie, woher er kommt.',
} as const
