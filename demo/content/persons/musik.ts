import { toPersons } from './written.ts'

export const musik = toPersons('musik', [
  [
    'Jorid',
    'Aas',
    'Komponistin',
    'kohle',
    'Nimmt auf, was andere überhören: nasses Papier, Fahrstuhlschächte, das Atmen eines Saals vor dem ersten Ton. Sie studierte Geologie, bis ihr ein Professor vorwarf, sie höre den Steinen zu, statt sie zu bestimmen. Seit zwei Spielzeiten ist sie Hauskomponistin und wohnt über dem Tonstudio unter der Werkhalle, also ungefähr im Keller. Noten schreibt sie mit der Hand, Pausen mit roter Tinte. Ihr Archiv umfasst vierhundert Stunden Stille, sorgfältig beschriftet.',
  ],
  [
    'Ottokar',
    'Wies',
    'Musikalischer Leiter',
    'pflaume',
    'Dirigiert ohne Stab, seit er einen Taktstock im Souffleurkasten verlor. Sein Vorbild ist das Wasser in einer Schleusenkammer: Es nimmt sich Zeit und kommt trotzdem oben an. Der Sohn eines Schleusenwärters lernte Klavier auf einem Instrument, das zweimal im Jahr unter Wasser stand, und hört seither jede Verstimmung als Wetterbericht. Mit Saskia Mohr streitet er seit elf Produktionen über das Tempo. Mit der „Gezeitenuhr“ legt er seine erste Oper vor, zweiundzwanzig Jahre nach dem ersten Takt.',
  ],
  [
    'Carlotta',
    'Siebenhaar',
    'Mezzosopranistin',
    'zinnober',
    'Eine Stimme wie ein Zimmer mit zwei Türen. Sie hat schon einen Baum gesungen und zweimal den Tod, in der kommenden Spielzeit singt sie eine Uhr und übt dafür morgens am Ufer, wenn nur die Angler da sind. Bevor sie Gesang studierte, fuhr sie als Steuermannsanwärterin auf der Seefähre; das Funkalphabet benutzt sie bis heute zum Einsingen. Sie tritt nie ohne einen Kieselstein im Schuh auf, damit, sagt sie, nicht alles schön wird.',
  ],
  [
    'Emeka',
    'Lohse',
    'Bariton',
    'senf',
    'Gelernter Orgelbauer. Er hört, wenn im zweiten Rang eine Schraube locker ist, und sagt es auch, notfalls in der Generalprobe. Zum Singen kam er beim Stimmen: Der Meister brauchte jemanden, der den Ton hält, und nach zwanzig Minuten hielt er ihn immer noch. In Marienbrück singt er Väter, Lotsen und Schausteller, Männer also, die etwas Schweres in Bewegung halten. Zu Hause baut er seit neun Jahren eine Orgel, die in einen Kleiderschrank passt.',
  ],
  [
    'Hanna',
    'Veldkamp',
    'Pianistin und Komponistin',
    'himmel',
    'Begleitet alles, was Luft holt. Ihre Einspielungen der „Lieder vom Fortgehen“ entstanden in einem stillgelegten Wartesaal, auf einem Klavier, das dort vergessen worden war und das sie am Ende mitnahm. Sie ist mit sechs Geschwistern und nur einem Klavierhocker aufgewachsen und übt deshalb bis heute in Viertelstunden. Wer mit ihr probt, lernt, dass Begleiten kein Hinterhergehen ist: Sie ist immer schon da und macht das Licht an.',
  ],
  [
    'Anton',
    'Grieshaber',
    'Schlagwerker',
    'apfel',
    'Hat für „Unter Tage, über Nacht“ eine alte Sortiermaschine gestimmt. Sie spielt jetzt in A-Dur, meistens. Grieshaber stammt aus einer Familie von Schmieden und wurde, da er den Hammer immer zwischen die Schläge der anderen setzte, mit vierzehn in die Musikschule gegeben. Er besitzt kein Schlagzeug. Was er braucht, findet er: Bremstrommeln, Kuchenbleche, das Treppengeländer des Großen Hauses. Von Letzterem gibt es inzwischen eine schriftliche Nutzungsvereinbarung.',
  ],
  [
    'Runa',
    'Kesselbach',
    'Sopranistin',
    'rosa',
    'Wurde beim Rufen entdeckt: Sie arbeitete zwei Sommer lang auf der Fähre und brauchte für die Ansagen kein Mikrofon. Ottokar Wies, der mit dem Fahrrad an Deck stand, verpasste darüber die Anlegestelle. Seit vier Jahren gehört sie zum Ensemble, seit drei Jahren kann sie Noten lesen. Ihre Höhe ist von der Art, die man zuerst im Nacken bemerkt. Im Winter schwimmt sie täglich im Kanal, bis zur zweiten Brücke und schimpfend zurück.',
  ],
  [
    'Piet',
    'Vanderlohn',
    'Tenor',
    'nachtblau',
    'Ein Tenor, der nicht gern vorn steht: Er hat sich in den Vertrag schreiben lassen, dass seine erste Arie frühestens nach zehn Minuten beginnt. Vorher will er, sagt er, wissen, wer alles da ist. Er wuchs in einer Gärtnerei auf und erkennt am Husten des Publikums die Jahreszeit. Sein Fach sind die Verlassenen, die Boten und die Engel, überhaupt alle, die kurz bleiben. Er strickt in der Gasse, zurzeit einen Schal für das Riesenrad.',
  ],
  [
    'Wanda',
    'Osterloh',
    'Kontrabassistin',
    'petrol',
    'Transportiert ihr Instrument seit neunzehn Jahren in einem umgebauten Kinderanhänger, in dem auch ihre beiden Söhne groß geworden sind; der jüngere schläft bis heute nur bei tiefen Frequenzen. Sie spielt im Orchester der Festspiele am letzten Pult, aus Überzeugung: Von dort höre man, was die anderen meinen. Für „Das Meer hat keine Tür“ hat sie die tiefste Saite gelockert, bis sie mehr Bewegung war als Ton. Sie sammelt Türklinken.',
  ],
])
