import { slugOf } from './slug.ts'
import type { DemoGuest } from './types.ts'

const people: [firstName: string, lastName: string][] = [
  ['Pina', 'Castellani'],
  ['Mattis', 'Roelofs'],
  ['Yara', 'Benamar'],
  ['Finn', 'Hollerbach'],
  ['Sóley', 'Arnadóttir'],
  ['Kaito', 'Brenner'],
  ['Amira', 'Vossberg'],
  ['Ludo', 'Marks'],
  ['Frauke', 'Tietjen'],
  ['Svenja', 'Ottken'],
  ['Beke', 'Straatmann'],
  ['Judith', 'Kranz'],
  ['Thies', 'Rohwer'],
  ['Horst', 'Wedemann'],
]

const ensembles = [
  'Orchester der Festspiele Marienbrück',
  'Chor der Festspiele Marienbrück',
  'Statisterie der Festspiele Marienbrück',
  'Kinderchor am Wall',
  'Singkreis Kranstraße',
  'Vokalensemble Windstille',
  'Brieftaubenverein Heimkehr',
  'Klasse 4b der Uferschule',
]

/** Contributors without a page of their own: guests by name, orchestras and choirs by what they are called. */
export const guests: DemoGuest[] = [...people, ...ensembles.map((name): [string, string] => ['', name])].map(([firstName, lastName]) => ({
  slug: slugOf(`gast ${firstName} ${lastName}`),
  firstName,
  lastName,
}))
