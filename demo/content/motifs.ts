import type { PosterFamily } from '../posters/index.ts'

type Motif = [family: PosterFamily, motif: string]

/** Motif of each production's picture, by slug; no two share one. */
export const motifs: Record<string, Motif> = {
  'das-meer-hat-keine-tuer': ['light-cones', 'spot'],
  'der-koffer-voller-wind': ['cut-paper', 'suitcase'],
  kassensturz: ['letter', 'cropped'],
  'requiem-fuer-ein-riesenrad': ['halftone', 'rings'],
  'ueber-das-weglassen': ['letter', 'fragment'],
  'die-verwalterin': ['light-cones', 'door'],
  salz: ['cut-paper', 'glass'],
  'nachtschicht-der-engel': ['light-cones', 'orbit'],
  'bruecke-ungerade': ['pattern', 'pinwheels'],
  'der-letzte-fahrplan': ['pattern', 'zigzag'],
  'zwoelf-stuehle-am-wasser': ['cut-paper', 'chair'],
  'die-taubenzuechterin': ['cut-paper', 'bird'],
  glasgesang: ['halftone', 'bell'],
  'koenigin-unfug': ['pattern', 'umbrellas'],
  'was-der-schnee-weiss': ['halftone', 'ripples'],
  'protokoll-einer-versoehnung': ['cut-paper', 'twins'],
  'unter-tage-ueber-nacht': ['light-cones', 'lamp'],
  'die-gezeitenuhr': ['cut-paper', 'waves'],
  'kleines-haus-mit-grossem-hund': ['pattern', 'windows'],
  doppelgaengerball: ['cut-paper', 'mask'],
  'atem-holen': ['halftone', 'lips'],
  'die-unschaerferelation-der-liebe': ['light-cones', 'crossed'],
  'vom-fortgehen': ['cut-paper', 'stairs'],
  'lange-nacht-der-kurzen-stuecke': ['pattern', 'audience'],
  'ein-ganzer-sonntag': ['cut-paper', 'window'],
}

/** Drawings of single scenes for the pages of some productions: their subject, and how they are drawn. */
export const scenes: Record<string, { motif: Motif; alt: string }[]> = {
  'das-meer-hat-keine-tuer': [
    { motif: ['cut-paper', 'seaweed'], alt: 'Zeichnung: Tang, der sich in einer Strömung dreht' },
    { motif: ['light-cones', 'side'], alt: 'Zeichnung: Licht fällt von der Seite auf eine einzelne Figur' },
    { motif: ['halftone', 'shell'], alt: 'Zeichnung: eine Muschel aus Punkten' },
    { motif: ['light-cones', 'lighthouse'], alt: 'Zeichnung: ein Leuchtturm, dessen Licht über das Wasser geht' },
  ],
  'requiem-fuer-ein-riesenrad': [
    { motif: ['light-cones', 'follow'], alt: 'Zeichnung: ein Verfolger sucht die Bühne ab' },
    { motif: ['pattern', 'seats'], alt: 'Zeichnung: Gondelsitze in Reihen, einer ist anders' },
    { motif: ['halftone', 'planet'], alt: 'Zeichnung: ein Kreis mit einem Ring, wie ein Rad von oben' },
  ],
  'koenigin-unfug': [
    { motif: ['cut-paper', 'marionette'], alt: 'Zeichnung: eine Marionette an ihren Fäden' },
    { motif: ['cut-paper', 'cat'], alt: 'Zeichnung: eine Katze, die nicht gefragt wurde' },
    { motif: ['pattern', 'eyes'], alt: 'Zeichnung: viele Augen, eines ist zu' },
  ],
  glasgesang: [
    { motif: ['halftone', 'bottle'], alt: 'Zeichnung: eine Flasche aus feinen Linien' },
    { motif: ['cut-paper', 'cello'], alt: 'Zeichnung: ein Cello' },
    { motif: ['halftone', 'top'], alt: 'Zeichnung: ein Kreisel' },
  ],
}
