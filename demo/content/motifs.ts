import type { PosterFamily } from '../posters/index.ts'

/** The picture that fits each play, by the production's slug; no two share one. */
export const motifs: Record<string, [family: PosterFamily, motif: string]> = {
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
}
