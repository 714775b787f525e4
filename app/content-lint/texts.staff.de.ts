/** German of what only staff read of this room, by id. */
export const texts = {
  'A picture has no alternative text and is not marked as decoration.':
    'Ein Bild hat keinen Alternativtext und ist nicht als Schmuck gekennzeichnet.',
  'A heading has no words.': 'Eine Überschrift ist leer.',
  'The link to {address} has no words.': 'Der Link zu {address} hat keinen Text.',
  'Two links are called “{text}” and lead to different places.': 'Zwei Links heißen „{text}“ und führen an verschiedene Stellen.',
  'A table has no head cells.': 'Eine Tabelle hat keine Kopfzellen.',
  'A film or a recording has no title.': 'Ein Film oder eine Aufnahme hat keinen Titel.',
  'A film has neither a version with audio description nor a text.':
    'Ein Film hat weder eine Fassung mit Audiodeskription noch einen Text.',
  'A film has no captions.': 'Ein Film hat keine Untertitel.',
  'A recording has no transcript.': 'Eine Aufnahme hat keinen Wortlaut.',
  'A text is written in capital letters only.': 'Ein Text besteht nur aus Großbuchstaben.',
  'The heading jumps from level {from} to level {to}.': 'Die Überschrift springt von Ebene {from} auf Ebene {to}.',
  'The link “{text}” does not say where it leads.': 'Der Link „{text}“ sagt nicht, wohin er führt.',
  'The link to {address} has a bare address for a text.': 'Der Link zu {address} hat als Text nur die nackte Adresse.',
} as const
