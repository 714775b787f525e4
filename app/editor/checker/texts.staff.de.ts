/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'The anchor “{name}” already exists further up. Links lead there.':
    'Weiter oben gibt es schon einen Anker „{name}“; Links führen dorthin.',
  'A link leads to the anchor “{name}”, which is not on this page.':
    'Ein Link führt zum Anker „{name}“, den es auf dieser Seite nicht gibt.',
  'An image is no longer in the media library.': 'Ein Bild gibt es in der Mediathek nicht mehr.',
  'Low contrast between text and background: {ratio}:1, but {needed}:1 is required.':
    'Der Text hebt sich kaum von seinem Grund ab: {ratio} : 1, nötig sind {needed} : 1.',
  '{field}: {message}': '{field}: {message}',
  'Nothing found at {address}.': 'Unter {address} gibt es nichts.',
} as const
