/** German of what only staff read of this room, by id. */
export const texts = {
  'An image has no alt text and is not marked as decorative.':
    'Ein Bild hat keinen Alternativtext und ist nicht als Schmuck gekennzeichnet.',
  'A heading is empty.': 'Eine Überschrift ist leer.',
  'The link to {address} has no text.': 'Der Link zu {address} hat keinen Text.',
  'Two links have the text “{text}” but lead to different places.': 'Zwei Links heißen „{text}“ und führen an verschiedene Stellen.',
  'A table has no header cells.': 'Eine Tabelle hat keine Kopfzellen.',
  'A video or recording has no title.': 'Ein Film oder eine Aufnahme hat keinen Titel.',
  'A video has neither an audio-described version nor a text.': 'Ein Film hat weder eine Fassung mit Audiodeskription noch einen Text.',
  'A video has no captions.': 'Ein Film hat keine Untertitel.',
  'A recording has no transcript.': 'Eine Aufnahme hat keinen Wortlaut.',
  'A text is written entirely in capital letters.': 'Ein Text besteht nur aus Großbuchstaben.',
  'The heading jumps from level {from} to level {to}.': 'Die Überschrift springt von Ebene {from} auf Ebene {to}.',
  'The link “{text}” does not say where it leads.': 'Der Link „{text}“ sagt nicht, wohin er führt.',
  'The link to {address} has only a URL as its text.': 'Der Link zu {address} hat als Text nur die nackte Adresse.',
} as const
