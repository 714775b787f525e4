import { headline, link, text } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** Plain language, the statement on accessibility, the rules of the house. */
export const access: DemoPage[] = [
  {
    path: 'leichte-sprache',
    title: 'Leichte Sprache',
    description: 'Das Haus in Leichter Sprache.',
    inFooter: true,
    nodes: [
      headline('Das ist ein Theater.'),
      text(
        'Das Theater heißt: Festspiele Marienbrück.\n\nIm Theater gibt es Stücke, Tanz und Musik.\n\nWir spielen fast jeden Tag.\n\nManche Stücke sind lustig. Manche Stücke sind traurig.\n\nManche Stücke sind für Kinder.',
      ),
      headline('Wo ist das Theater?'),
      text(
        'Wir haben 4 Orte:\n\n- Das Große Haus. Dort sind viele Plätze.\n- Die Werkhalle. Das war früher eine Fabrik.\n- Die Seebühne. Sie ist draußen am See.\n- Das Studio. Es ist klein.\n\nAlle Orte haben einen Eingang ohne Stufen.\n\nAlle Orte haben eine Toilette für Menschen mit Rollstuhl.',
      ),
      headline('Wie bekomme ich eine Karte?'),
      text(
        'Sie können Karten im Internet kaufen.\n\nOder Sie kaufen Karten an der Kasse.\n\nDie Kasse ist im Großen Haus.\n\nSie können auch anrufen. Die Nummer ist: 04571 000-120.\n\nManche Menschen zahlen weniger Geld. Zum Beispiel: Menschen mit einem Ausweis für schwerbehinderte Menschen.\n\nSteht ein B auf dem Ausweis? Dann kann eine Person umsonst mitkommen.',
      ),
      headline('Was hilft mir im Theater?'),
      text(
        '- Sie hören schlecht? Wir haben Geräte zum Hören.\n- Sie sehen schlecht? Bei manchen Stücken erzählt eine Stimme, was auf der Bühne passiert.\n- Sie möchten Gebärden-Sprache? Das gibt es bei manchen Stücken.\n- Ihnen ist es zu laut? Wir haben einen ruhigen Raum.\n- Sie können nicht lange still sitzen? Kommen Sie zu einer entspannten Vorstellung. Dort dürfen Sie aufstehen. Sie dürfen auch laut sein.',
      ),
      headline('Wie benutze ich diese Internet-Seite?'),
      text(
        'Oben stehen 5 Wörter. Das ist das Menü.\n\nBei *Spielplan* sehen Sie: Was spielen wir heute? Was spielen wir morgen?\n\nKlicken Sie auf ein Stück. Dann sehen Sie mehr.\n\nBei *Ihr Besuch* steht: Wie komme ich zum Theater?\n\nDie Lupe ist die Suche. Dort können Sie ein Wort schreiben.',
      ),
      headline('Haben Sie Fragen?'),
      text('Rufen Sie uns an: 04571 000-130.\n\nOder [schreiben Sie uns](to:form/kontakt).\n\nWir helfen gern.'),
    ],
  },
  {
    path: 'barrierefreiheitserklaerung',
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei diese Website ist und wie Sie Barrieren melden.',
    inFooter: true,
    nodes: [
      text(
        'Die Festspiele Marienbrück gGmbH bemüht sich, diese Website im Einklang mit dem Behindertengleichstellungsrecht des Landes, der Richtlinie (EU) 2016/2102 und der Barrierefreie-Informationstechnik-Verordnung (BITV 2.0) barrierefrei zugänglich zu machen. Diese Erklärung gilt für marienbrueck.example und für den Kartenkauf, soweit er auf dieser Website stattfindet.',
      ),
      headline('Stand der Vereinbarkeit'),
      text(
        'Diese Website ist mit der EN 301 549 und den Web Content Accessibility Guidelines (WCAG) 2.2, Konformitätsstufe AA, weitgehend vereinbar. Grundlage ist eine Selbstbewertung: maschinelle Prüfungen bei jeder Änderung, dazu Prüfungen mit Tastatur, Vergrößerung und Vorleseprogramm durch Menschen, die das täglich benutzen.',
      ),
      headline('Was noch nicht zugänglich ist'),
      text(
        '- **Ältere Programmhefte** als PDF sind nicht durchgängig ausgezeichnet. Auf Anfrage schicken wir Ihnen den Text.\n- **Saalpläne des Ticketdienstes** lassen sich nicht vollständig mit der Tastatur bedienen. Die Auswahl nach Preisgruppe auf unserer Seite führt zum gleichen Ziel; am Telefon suchen wir gemeinsam aus.\n- **Filmausschnitte** haben Untertitel, aber noch nicht alle eine Audiodeskription.\n- **Plakatmotive** sind mit einem Alternativtext versehen, der den Titel nennt. Ausführliche Bildbeschreibungen entstehen nach und nach.',
      ),
      headline('Erstellung dieser Erklärung'),
      text(
        'Diese Erklärung wurde zu Beginn der laufenden Spielzeit erstellt und wird jährlich sowie nach jeder größeren Änderung überprüft. Ein Überblick über die wesentlichen Inhalte steht in [Leichter Sprache](/de/leichte-sprache) bereit; Erläuterungen in Deutscher Gebärdensprache sind in Arbeit.',
      ),
      headline('Rückmeldung und Kontakt'),
      text(
        'Sie sind auf eine Barriere gestoßen oder brauchen eine Information in anderer Form? Schreiben Sie uns mit dem Formular, an [barrierefrei@marienbrueck.example](mailto:barrierefrei@marienbrueck.example) oder rufen Sie Gerda Hinrichs an, 04571 000-130. Wir antworten innerhalb von vier Wochen.',
      ),
      link('Eine Barriere melden', 'to:form/barriere'),
      headline('Durchsetzungsverfahren'),
      text(
        'Antworten wir nicht oder nicht zufriedenstellend, können Sie sich an die Schlichtungsstelle bei der oder dem Landesbeauftragten für Menschen mit Behinderungen wenden. Das Verfahren ist kostenfrei; einen Rechtsbeistand brauchen Sie nicht. Die Überwachungsstelle des Landes für die Barrierefreiheit von Informationstechnik prüft unsere Website regelmäßig.',
      ),
    ],
  },
  {
    path: 'hausordnung',
    title: 'Hausordnung',
    description: 'Was in allen vier Häusern gilt.',
    nodes: [
      text('Die Hausordnung hängt an jeder Garderobe, sie ist kürzer als die Schlange davor. Sie gilt für alle, auch für uns.'),
      text(
        '1. Das Hausrecht übt die Abendspielleitung im Namen der Intendanz aus. Der Einlass hat das letzte Wort.\n2. Mäntel, Schirme, Rucksäcke und alles, was größer ist als eine Handtasche, kommen an die Garderobe.\n3. Telefone sind aus, nicht leise. Man sieht sie nämlich.\n4. Essen und Trinken bleiben im Foyer. Ausgenommen sind Hustenbonbons; bitte vor Beginn auswickeln.\n5. Rauchen ist in den Häusern und auf der Tribüne der Seebühne nicht gestattet, auch nicht mit Dampf.\n6. Tiere bleiben draußen, Assistenzhunde kommen mit hinein, Tauben nur mit Vertrag.\n7. Rettungswege bleiben frei. Bei Alarm folgen Sie bitte dem Personal und nicht der Handlung.\n8. Wer andere beleidigt, bedrängt oder herabsetzt, geht. Wir bieten denen, die bleiben, einen Tee an.\n9. Auf der Bühne wird nicht gepfiffen.',
      ),
    ],
  },
]
