/** Words of the kinds that a theatre writes, by which the width of faces is compared. */
export const SAMPLE =
  'Überall im Haus beginnen heute Abend sechzehn Vorstellungen, darunter eine Premiere mit Musik von Jacques Offenbach. The evening is sold out.'

/** The weights of `ui/tokens.css` at which texts and headlines are set. */
export const TEXT_WEIGHT = 420
export const HEADLINE_WEIGHT = 780

/** The average letter of the sample in what devices have: Arial and Times New Roman, and those drawn to their measures. */
export const DEVICE_LETTERS = {
  sans: { regular: 0.4652, bold: 0.4981 },
  serif: { regular: 0.4209, bold: 0.447 },
} as const
