/**
 * The ten colour pairs (Zweiklänge) of the site: a background and a text colour that is readable on it. Every production
 * has one. Changing this table rebrands the site; the custom properties in `tokens.css` are made from it.
 */
export const zweiklaenge = {
  nachtblau: { label: 'Nachtblau', ground: '#1B2A6B', ink: '#DDE6FF' },
  moos: { label: 'Moos', ground: '#1F5A3C', ink: '#E1F2D8' },
  pflaume: { label: 'Pflaume', ground: '#5B1E5A', ink: '#F7DDF2' },
  petrol: { label: 'Petrol', ground: '#0B5C66', ink: '#D6F3F0' },
  kohle: { label: 'Kohle', ground: '#2B2B2E', ink: '#F1E9D2' },
  senf: { label: 'Senf', ground: '#F2B705', ink: '#2A1E00' },
  rosa: { label: 'Rosa', ground: '#F59DB5', ink: '#3A0716' },
  himmel: { label: 'Himmel', ground: '#8CC8F2', ink: '#06263F' },
  apfel: { label: 'Apfel', ground: '#B6D94C', ink: '#16240A' },
  zinnober: { label: 'Zinnober', ground: '#C93416', ink: '#FFF3EC' },
} as const

export type ZweiklangName = keyof typeof zweiklaenge

export const zweiklangNames = Object.keys(zweiklaenge) as ZweiklangName[]
