/** German of what only the server says of this room, by id. */
export const texts = {
  'This is no archive of a site, or it is cut off.': 'Das ist kein Archiv eines Hauses, oder es ist abgeschnitten.',
  'This archive was made by a newer version of Foyer. Update this site first.':
    'Dieses Archiv stammt von einer neueren Version von Foyer; aktualisieren Sie zuerst dieses Haus.',
  'The archive is damaged: {place} cannot be read.': 'Das Archiv ist beschädigt: {place} lässt sich nicht lesen.',
  'This archive holds something that this site does not know: {place}.': 'Das Archiv enthält etwas, das dieses Haus nicht kennt: {place}.',
  'This archive holds something that no one could enter on this site: {place}. Correct it there and export again.':
    'Das Archiv enthält etwas, das in diesem Haus niemand eintragen könnte: {place}. Berichtigen Sie es dort, woher das Archiv kommt, und exportieren Sie neu.',
  'This archive contradicts itself: {place}.': 'Das Archiv widerspricht sich: {place}.',
  'This site already has content. Choose to replace it, or use an empty site.':
    'In diesem Haus ist schon etwas. Lassen Sie es ersetzen (auf der Kommandozeile mit --replace), oder nehmen Sie ein leeres Haus.',
} as const
