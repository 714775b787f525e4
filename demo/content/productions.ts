import { atemHolen } from './productions/atem-holen.ts'
import { brueckeUngerade } from './productions/bruecke-ungerade.ts'
import { dasMeerHatKeineTuer } from './productions/das-meer-hat-keine-tuer.ts'
import { derKofferVollerWind } from './productions/der-koffer-voller-wind.ts'
import { derLetzteFahrplan } from './productions/der-letzte-fahrplan.ts'
import { dieGezeitenuhr } from './productions/die-gezeitenuhr.ts'
import { dieTaubenzuechterin } from './productions/die-taubenzuechterin.ts'
import { dieUnschaerferelationDerLiebe } from './productions/die-unschaerferelation-der-liebe.ts'
import { dieVerwalterin } from './productions/die-verwalterin.ts'
import { doppelgaengerball } from './productions/doppelgaengerball.ts'
import { einGanzerSonntag } from './productions/ein-ganzer-sonntag.ts'
import { glasgesang } from './productions/glasgesang.ts'
import { kassensturz } from './productions/kassensturz.ts'
import { kleinesHausMitGrossemHund } from './productions/kleines-haus-mit-grossem-hund.ts'
import { koeniginUnfug } from './productions/koenigin-unfug.ts'
import { langeNachtDerKurzenStuecke } from './productions/lange-nacht-der-kurzen-stuecke.ts'
import { nachtschichtDerEngel } from './productions/nachtschicht-der-engel.ts'
import { protokollEinerVersoehnung } from './productions/protokoll-einer-versoehnung.ts'
import { requiemFuerEinRiesenrad } from './productions/requiem-fuer-ein-riesenrad.ts'
import { salz } from './productions/salz.ts'
import { ueberDasWeglassen } from './productions/ueber-das-weglassen.ts'
import { unterTageUeberNacht } from './productions/unter-tage-ueber-nacht.ts'
import { vomFortgehen } from './productions/vom-fortgehen.ts'
import { wasDerSchneeWeiss } from './productions/was-der-schnee-weiss.ts'
import { toProduction } from './productions/written.ts'
import { zwoelfStuehleAmWasser } from './productions/zwoelf-stuehle-am-wasser.ts'
import type { DemoProduction } from './types.ts'

/** The productions of three seasons, each written in a file of its own. */
export const productions: DemoProduction[] = [
  dasMeerHatKeineTuer,
  derKofferVollerWind,
  kassensturz,
  requiemFuerEinRiesenrad,
  ueberDasWeglassen,
  dieVerwalterin,
  salz,
  nachtschichtDerEngel,
  brueckeUngerade,
  derLetzteFahrplan,
  zwoelfStuehleAmWasser,
  dieTaubenzuechterin,
  glasgesang,
  koeniginUnfug,
  wasDerSchneeWeiss,
  protokollEinerVersoehnung,
  unterTageUeberNacht,
  dieGezeitenuhr,
  kleinesHausMitGrossemHund,
  doppelgaengerball,
  atemHolen,
  dieUnschaerferelationDerLiebe,
  vomFortgehen,
  langeNachtDerKurzenStuecke,
  einGanzerSonntag,
].map(toProduction)
