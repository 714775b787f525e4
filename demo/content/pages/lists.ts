import type { DemoPage } from './page.ts'

/** Pages whose content the program renders itself; they are listed here for the menu and for search engines. */
export const lists: DemoPage[] = [
  { path: 'spielplan', title: 'Spielplan', description: 'Was wann wo gespielt wird.', inMenu: true, nodes: [] },
  { path: 'stuecke', title: 'Stücke', description: 'Alle Produktionen.', inMenu: true, nodes: [] },
  { path: 'ensemble', title: 'Ensemble', description: 'Die Menschen des Hauses.', inMenu: true, nodes: [] },
  { path: 'aktuelles', title: 'Aktuelles', headline: 'Magazin', description: 'Das Magazin der Festspiele.', inMenu: true, nodes: [] },
]
