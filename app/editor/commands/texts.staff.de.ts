/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  '{names} put into a section': '{names} in einen Abschnitt gesetzt',
  '{names} turned into: {target}': '{names} umgewandelt in: {target}',
  'Not carried over: {fields}': 'Nicht übernommen: {fields}',
  '{names} hidden from visitors': '{names} ausgeblendet',
  '{names} shown again': '{names} eingeblendet',
  'Style of {name} copied': 'Stil kopiert: {name}',
  'Style applied to {names}': 'Stil übertragen: {names}',
  'This module has no style to copy.': 'Dieses Modul hat keinen Stil, der sich kopieren ließe.',
  'No style has been copied yet.': 'Es ist noch kein Stil kopiert.',
  'Nothing of the copied style fits here.': 'Von dem kopierten Stil passt hier nichts.',
} as const
