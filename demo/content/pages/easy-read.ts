import { headline, link, text, type WrittenNode } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** A text in Leichte Sprache: one thought a sentence, one sentence a line. */
const lines = (...sentences: (string | string[])[]): WrittenNode =>
  text(sentences.map((one) => (typeof one === 'string' ? one : one.map((item) => `- ${item}`).join('\n'))).join('\n\n'))

/**
 * Pages in Leichte Sprache by the rules of the Netzwerk Leichte Sprache, and that of a film in sign language. That of the home
 * page says what German law asks of public bodies: what there is on the website, how to find one's way in it, and what its
 * accessibility statement says.
 */
export const easyRead: DemoPage[] = [
  {
    path: 'leichte-sprache',
    variantOf: '',
    title: 'Leichte Sprache',
    headline: 'Das Theater in Leichter Sprache',
    description: 'Das Haus in Leichter Sprache.',
    inFooter: true,
    nodes: [
      headline('Das ist ein Theater.'),
      lines(
        'Das Theater heißt: Festspiele Marienbrück.',
        'Im Theater gibt es Stücke, Tanz und Musik.',
        'Wir spielen fast jeden Tag.',
        'Manche Stücke sind lustig.',
        'Manche Stücke sind traurig.',
        'Manche Stücke sind für Kinder.',
      ),
      headline('Das finden Sie auf dieser Internet-Seite'),
      lines('Oben auf der Seite stehen 5 Wörter.', 'Das ist das Menü.', 'Klicken Sie auf ein Wort.', 'Dann sehen Sie eine neue Seite.', [
        '**Spielplan:** Hier steht: Was spielen wir heute? Was spielen wir morgen? Hier können Sie auch Karten kaufen.',
        '**Stücke:** Hier steht: Worum geht es in dem Stück?',
        '**Ihr Besuch:** Hier steht: Wie komme ich zum Theater? Was kostet eine Karte?',
        '**Ensemble:** Hier sehen Sie die Menschen vom Theater.',
        '**Aktuelles:** Hier sind Texte zum Lesen.',
      ]),
      lines(
        'Oben ist auch eine Lupe.',
        'Die Lupe ist die Suche.',
        'Schreiben Sie dort ein Wort.',
        'Dann zeigt Ihnen die Suche passende Seiten.',
      ),
      headline('Mehr in Leichter Sprache'),
      lines(
        'Manche Seiten gibt es auch in Leichter Sprache.',
        'Dann sehen Sie oben auf der Seite ein Bild mit einem Buch.',
        'Daneben steht: *Leichte Sprache*.',
        'Klicken Sie darauf.',
        'Sie möchten die Seite in schwerer Sprache lesen?',
        'Dann klicken Sie oben auf *Alltagssprache*.',
      ),
      link('Ihr Besuch in Leichter Sprache', '/de/ihr-besuch/leichte-sprache'),
      headline('So barriere-frei ist diese Internet-Seite'),
      lines(
        'Barriere-frei heißt: Alle Menschen können die Seite gut benutzen.',
        'Unsere Internet-Seite ist zum großen Teil barriere-frei.',
        'Sie können die Seite mit der Tastatur benutzen.',
        'Sie können die Schrift größer machen.',
        'Sie können sich die Texte vorlesen lassen.',
      ),
      lines('Das ist noch nicht gut:', [
        'Alte Programm-Hefte kann man schlecht vorlesen lassen.',
        'Manche Filme haben keinen Text.',
        'Es gibt noch keine Filme in Gebärden-Sprache.',
      ]),
      lines(
        'Etwas auf der Seite ist schwer für Sie?',
        'Dann [schreiben Sie uns](to:form/barriere).',
        'Oder rufen Sie uns an.',
        'Die Nummer ist: 04571 000-130.',
        'Wir antworten in 4 Wochen.',
        'Wir antworten nicht?',
        'Oder Sie sind nicht zufrieden?',
        'Dann hilft Ihnen die Schlichtungs-Stelle.',
        'Eine Schlichtungs-Stelle hilft bei Streit.',
        'Das kostet Sie kein Geld.',
      ),
      link('Die ganze Erklärung in Alltagssprache', '/de/barrierefreiheitserklaerung'),
      headline('Haben Sie Fragen?'),
      lines('Rufen Sie uns an: 04571 000-130.', 'Oder [schreiben Sie uns](to:form/kontakt).', 'Wir helfen gern.'),
    ],
  },
  {
    path: 'ihr-besuch/leichte-sprache',
    variantOf: 'ihr-besuch',
    title: 'Ihr Besuch in Leichter Sprache',
    headline: 'Ihr Besuch im Theater',
    description: 'Karten, Wege und Hilfe für Ihren Besuch.',
    nodes: [
      headline('Wo ist das Theater?'),
      lines('Wir haben 4 Orte:', [
        'Das Große Haus. Dort sind viele Plätze.',
        'Die Werk-Halle. Das war früher eine Fabrik.',
        'Die See-Bühne. Sie ist draußen am See.',
        'Das Studio. Es ist klein.',
      ]),
      lines('Alle Orte haben einen Eingang ohne Stufen.', 'Alle Orte haben eine Toilette für Menschen mit Rollstuhl.'),
      headline('Wie komme ich hin?'),
      lines(
        'Sie möchten zum Großen Haus oder zum Studio?',
        'Dann fahren Sie mit der Straßen-Bahn.',
        'Nehmen Sie die Linie 2 oder die Linie 5.',
        'Steigen Sie am Theater-Wall aus.',
      ),
      lines('Sie möchten zur Werk-Halle?', 'Dann nehmen Sie die Linie 5.', 'Steigen Sie in der Kran-Straße aus.'),
      lines(
        'Sie möchten zur See-Bühne?',
        'Dann fahren Sie mit dem Schiff.',
        'Das Schiff fährt am Theater-Wall ab.',
        'Die Fahrt kostet nichts extra.',
      ),
      headline('Wie bekomme ich eine Karte?'),
      lines(
        'Sie können Karten im Internet kaufen.',
        'Oder Sie kaufen Karten an der Kasse.',
        'Die Kasse ist im Großen Haus.',
        'Oder Sie rufen uns an.',
        'Die Nummer ist: 04571 000-120.',
      ),
      lines(
        'Manche Menschen zahlen nur die Hälfte.',
        'Zum Beispiel: Menschen mit einem Schwer-Behinderten-Ausweis.',
        'Bringen Sie den Ausweis bitte mit.',
        'Steht ein B auf dem Ausweis?',
        'Dann darf eine Person mitkommen.',
        'Diese Person zahlt nichts.',
      ),
      headline('Wann soll ich da sein?'),
      lines(
        'Kommen Sie 30 Minuten vor dem Anfang.',
        'Dann haben Sie Zeit.',
        'Geben Sie Ihre Jacke an der Garderobe ab.',
        'Das kostet nichts.',
        'Es klingelt 3 Mal.',
        'Dann fängt das Stück an.',
      ),
      lines('Sie kommen zu spät?', 'Das ist nicht schlimm.', 'Wir bringen Sie leise auf einen Platz.'),
      headline('Was hilft mir im Theater?'),
      lines([
        'Sie hören schlecht? Wir haben Geräte zum Hören.',
        'Sie sehen schlecht? Bei manchen Stücken erzählt eine Stimme, was auf der Bühne passiert.',
        'Sie möchten Gebärden-Sprache? Das gibt es bei manchen Stücken.',
        'Ihnen ist es zu laut? Wir haben einen ruhigen Raum.',
        'Sie können nicht lange still sitzen? Kommen Sie zu einer Entspannten Vorstellung. Dort dürfen Sie aufstehen. Dort dürfen Sie auch laut sein.',
      ]),
      headline('Haben Sie Fragen?'),
      lines('Rufen Sie Frau Hinrichs an.', 'Die Nummer ist: 04571 000-130.', 'Frau Hinrichs hilft Ihnen gern.'),
    ],
  },
  {
    path: 'ihr-besuch/gebaerdensprache',
    variantOf: 'ihr-besuch',
    isFilm: true,
    isOffline: true,
    title: 'Ihr Besuch in Gebärdensprache',
    headline: 'Ihr Besuch im Theater',
    description: 'Karten, Wege und Hilfe für Ihren Besuch, in Deutscher Gebärdensprache.',
    // Nobody signs for a sample: the page waits for its film, as that of a house does that has yet to shoot it.
    nodes: [
      text(
        'Dieser Film sagt in Deutscher Gebärdensprache, was unter „Ihr Besuch“ steht.\n\nDasselbe gibt es zum Lesen: Oben auf dieser Seite führt „Als Text lesen“ dorthin.\n\nDer Film wird noch gedreht. Diese Seite geht online, sobald er da ist.',
      ),
    ],
  },
  {
    path: 'leichte-sprache',
    variantOf: 'to:production/koenigin-unfug',
    title: 'Königin Unfug in Leichter Sprache',
    headline: 'Königin Unfug',
    description: 'Ein Stück für Kinder ab 5 Jahren.',
    nodes: [
      lines('Das ist ein Theater-Stück für Kinder.', 'Die Kinder sollen 5 Jahre alt sein oder älter.', 'Erwachsene dürfen auch kommen.'),
      headline('Worum geht es?'),
      lines(
        'Es gibt ein Land.',
        'Das Land heißt: Ordentlich.',
        'Dort gibt es viele Regeln.',
        'Nur die Königin darf Unfug machen.',
        'Unfug heißt: Quatsch machen.',
        'Die Königin macht jeden Montag Unfug.',
        'Alle Menschen sehen zu.',
      ),
      lines(
        'An einem Montag kommt die Königin nicht.',
        'Sie liegt unter ihrem Stuhl.',
        'Sie hat keine Lust mehr.',
        'Jetzt hat das Land ein Problem.',
        'Wer macht nun den Unfug?',
      ),
      headline('Wer spielt mit?'),
      lines([
        'Imke Dorsch spielt die Königin.',
        'Maxim Rehbein spielt den Mann mit den Regeln.',
        'Leander Quast spielt das Kind aus der Küche.',
      ]),
      lines('Es gibt auch Musik.', 'Und es gibt eine Torte.', 'Die Torte fliegt durch die Luft.', 'Die Torte ist nicht echt.'),
      headline('Wie lange dauert das Stück?'),
      lines(
        'Das Stück dauert 75 Minuten.',
        'Es gibt keine Pause.',
        'Sie müssen auf die Toilette?',
        'Dann dürfen Sie hinaus-gehen.',
        'Sie dürfen auch wieder-kommen.',
      ),
      headline('Was hilft mir?'),
      lines([
        'Manche Vorstellungen sind mit Gebärden-Sprache.',
        'Manche Vorstellungen sind entspannt. Dann ist es heller und leiser. Sie dürfen aufstehen. Sie dürfen auch laut sein.',
        'Kinder bekommen ein Kissen zum Sitzen. Die Kissen gibt es an der Garderobe.',
      ]),
    ],
  },
]
