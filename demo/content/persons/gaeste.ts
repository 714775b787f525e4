import { toPersons } from './written.ts'

export const gaeste = toPersons('gaeste', [
  [
    'Tove',
    'Aschenbach',
    'Autorin',
    'moos',
    'Arbeitete acht Jahre als Hausverwalterin, bevor sie ein Stück darüber schrieb, und hat, wie sie betont, jeden Schlüssel zurückgegeben. Ihre Figuren reden knapp, weil sie im Treppenhaus gelernt hat, dass die wichtigen Sätze zwischen zwei Lichtschaltern fallen. „Die Verwalterin“ ist ihr drittes Drama und das erste, das sie nicht von hinten begann. Sie lebt mit zwei Katzen im Erdgeschoss, freiwillig, und nimmt die Pakete für das ganze Haus an.',
  ],
  [
    'Bjarne',
    'Holtey',
    'Autor',
    'apfel',
    'Schreibt Komödien in Wartezimmern, Amtsfluren und Anlegehäuschen, weil er zu Hause, wie er sagt, immer gleich drankommt. Er war Schwimmmeister, Trauerredner und für die Dauer eines Sommers der schlechteste Eisverkäufer am Seeufer. Aus dieser Zeit stammt seine Vorliebe für Figuren, die höflich bleiben, während alles schmilzt. „Der letzte Fahrplan“ entstand auf der Hinfahrt zu einer Preisverleihung, die er dann verpasste. Den Preis hat man ihm nachgeschickt, unfrei.',
  ],
  [
    'Elsbeth',
    'Norden',
    'Autorin',
    'rosa',
    'Schreibt ihre Stücke rückwärts, von der letzten Szene zur ersten, und weiß deshalb nie, wie sie anfangen. Sie lebte zehn Jahre in einem besetzten Haus, das heute eine Bankfiliale ist, und grüßt beim Vorbeigehen noch immer den dritten Stock. „Die Taubenzüchterin“ ist der Frau gewidmet, die damals auf dem Dach wohnte und von der niemand den Nachnamen kannte. Norden korrigiert mit Schere und Kleister und besitzt keinen Drucker.',
  ],
])
