import type { WrittenProduction } from './written.ts'

export const brueckeUngerade: WrittenProduction = {
  title: 'Brücke, ungerade',
  subline: 'Tanz von Ayla Brandvik',
  type: 'tanz',
  genre: 'urauffuehrung',
  season: 'current',
  room: 'werkhalle',
  startTimes: ['20:00'],
  durationMinutes: 65,
  language: 'ohne Worte',
  zweiklang: 'apfel',
  priceTable: 'werkhalle',
  tags: ['unter-90-minuten', 'wenige-worte', 'live-musik', 'entspannte-vorstellung'],
  teaser: 'Vierzig Gesten von Menschen, die auf etwas warten. Fünf tanzen sie weiter.',
  description: [
    'Ein Daumen fährt das Nagelbett entlang, dreimal, und hört beim Bremsgeräusch auf. Eine Hand prüft, ob die andere noch da ist. Jemand stellt eine Tasche ab und hebt sie sofort wieder an, als könne sie jemand beleidigt haben. Ayla Brandvik hat ein Jahr lang an Haltestellen gestanden und aufgeschrieben, was Hände tun, wenn niemand hinsieht.',
    'Zweihundert Gesten stehen in ihren sieben Heften, vierzig sind in das Stück eingegangen. Sie werden nicht nachgeahmt, sondern zu Ende geführt. Aus dem Nagelbett wird ein Solo, aus dem Griff an die Tasche ein Quintett, und eine Bewegung, mit der sich ein alter Herr den Hut zurechtrückte, wandert sechzehn Minuten lang durch fünf Körper, bis sie bei jemandem ankommt, der keinen Hut hat.',
    'Brandvik hat Statik studiert und hält eine gute Choreografie für ein Bauwerk, das nur steht, solange alle gehen. Die Brücke, über die hier gegangen wird, besteht aus einunddreißig Stufen, und weil die Schritte in Paaren gezählt sind, geht sie nie auf. Anton Grieshaber begleitet das auf Bremstrommeln, Haltestangen und einem Fahrkartenautomaten, der noch Münzen annimmt.',
    'Es tanzen fünf Menschen zwischen fünfundzwanzig und fünfzig. Sie tragen, was Leute tragen, die auf die Linie 5 warten. Friederike Pohl hat dafür drei Wochen lang Mäntel auf der Straße gekauft, direkt vom Leib, mit Quittung.',
    'Fünfundsechzig Minuten, in denen kein einziges Mal jemand ankommt. Die Tribüne steht zu beiden Seiten; Sie sehen also immer auch Menschen, die warten.',
  ],
  importantInfo: 'Die Straßenbahn 5 hält vor der Tür. Sie werden nach der Vorstellung anders auf ihre Fahrgäste sehen.',
  team: {
    Choreografie: 'Ayla Brandvik',
    Musik: 'Anton Grieshaber',
    Bühne: 'Greta Nachtweih',
    Kostüme: 'Friederike Pohl',
    Licht: 'Malte Issing',
    Dramaturgie: 'Elif Torun',
  },
  cast: { Tanz: ['Ayla Brandvik', 'Sefa Arslan', 'Jun-ho Petersen', 'Lioba Sturm', 'Yara Benamar'], Schlagwerk: 'Anton Grieshaber' },
}
