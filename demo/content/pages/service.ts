import { faq, form, headline, pair, quote, section, text } from '../nodes.ts'
import type { DemoPage } from './page.ts'

/** For the press, and for applicants. */
export const service: DemoPage[] = [
  {
    path: 'presse',
    title: 'Presse',
    description: 'Material, Karten und Ansprechpersonen.',
    inFooter: true,
    nodes: [
      text(
        'Nele Brandis, Presse und Öffentlichkeit, werktags von 10 bis 17 Uhr und an Premierenabenden bis zum Schluss: [04571 000-160](tel:+494571000160), [presse@marienbrueck.example](mailto:presse@marienbrueck.example). Sie sagt Ihnen, was stimmt, und auf Nachfrage, was nicht.',
      ),
      headline('Pressekarten'),
      text(
        'Zwei Karten für Premieren, eine für alle anderen Vorstellungen. Bitte melden Sie sich bis drei Werktage vorher. Die Plätze liegen am Gang; die Garderobe weiß, dass Sie es eilig haben.',
      ),
      headline('Bilder und Texte'),
      text(
        'Plakatmotive, Szenenbilder und Porträts stellen wir honorarfrei zur Verfügung, wenn über die Produktion berichtet wird. Bitte nennen Sie das Haus und den Namen, der im Bild steht, und schneiden Sie keine Köpfe ab. Biografien dürfen gekürzt werden; Ruben Adebar hat nichts dagegen, im Gegenteil.',
      ),
      pair(
        '**In dieser Spielzeit** zeigen wir sechzehn Produktionen, davon fünf Uraufführungen, an rund dreihundert Abenden. Für Gespräche stehen das Leitungsteam und die meisten Mitglieder des Ensembles zur Verfügung, Bela Ostrowe mit Pausen.\n\n**Vor der Premiere** gibt es zu jeder Produktion eine Fotoprobe, in der Regel drei Tage vorher um 18 Uhr.',
        'doppelgaengerball',
      ),
      headline('Zuletzt über uns'),
      quote('Ein Haus, das seine Stadt nicht belehrt, sondern ihr zuhört, bis sie etwas sagt.', 'Der Uferbote, zur Spielzeiteröffnung'),
      quote('Die beste Suppe der deutschsprachigen Theaterlandschaft.', 'Bühne und Brot, Jahresumfrage'),
      form('Karten und Material anfragen', 'presse'),
    ],
  },
  {
    path: 'jobs',
    title: 'Arbeiten bei uns',
    description: 'Offene Stellen, Ausbildung, Hospitanz.',
    inFooter: true,
    nodes: [
      text(
        'Hundertvierzig Menschen, neun Gewerke, eine Kantine. Bewerbungen bitte formlos an [stellen@marienbrueck.example](mailto:stellen@marienbrueck.example); wir lesen Anschreiben, in denen jemand vorkommt. Wir antworten allen, auch denen, die wir nicht nehmen, und sagen, warum.',
      ),
      faq('Zurzeit suchen wir', {
        'Meisterin oder Meister für Veranstaltungstechnik (Vollzeit, ab sofort)':
          'Sie leiten die Bühne in der Werkhalle: Auf- und Umbauten, Sicherheit, ein Team von sechs. Sie sagen „Geht nicht“ und kommen dann mit einer Zeichnung wieder. Entgelt nach NV Bühne, Sonderregelung Technik. Fragen an Holger Bratvogel, 04571 000-170.',
        'Schneiderin oder Schneider, Schwerpunkt Damen (Teilzeit, ab Februar)':
          'Zuschnitt, Anprobe, Änderung, Pflege des Fundus. Sie können kopfüber prüfen, ob eine Naht hält. Für den „Doppelgängerball“ sollten Sie ein gutes Gedächtnis mitbringen.',
        'Aushilfen im Einlass (auf Stundenbasis)':
          'Abends und am Wochenende, ab achtzehn. Sie zeigen Plätze, öffnen Türen im richtigen Augenblick und haben in diesem Haus das letzte Wort.',
        'Zweite Trompete mit Verpflichtung zur ersten (Probespiel im März)':
          'Orchester der Festspiele, neunundvierzig Stellen. Probespiel hinter dem Vorhang; es zählt, was man hört. Der Dienst auf der Seebühne setzt warme Lippen voraus.',
      }),
      headline('Anfangen'),
      section(
        { columns: '33-33-33', background: 'light' },
        [
          headline('Ausbildung', { level: 3 }),
          text('Tischlerei, Schlosserei, Maßschneiderei, Maske, Veranstaltungstechnik, Büro. Beginn im August, Bewerbung bis November.'),
        ],
        [
          headline('Freiwilliges Jahr', { level: 3 }),
          text('In Dramaturgie, Jungem Haus, Requisite oder Tontechnik. Mit eigenem Projekt und Schlüssel zur Teeküche.'),
        ],
        [
          headline('Hospitanz', { level: 3 }),
          text(
            'Sechs bis acht Wochen bei einer Produktion, vom ersten Lesen bis zur Premiere. Man kocht keinen Kaffee, man trinkt ihn mit.',
          ),
        ],
      ),
      headline('Wie wir arbeiten'),
      text(
        'Tarifgebunden, mit Probenplan eine Woche im Voraus und zwei freien Tagen, die auch frei sind. Wir stellen Menschen ein, keine Lebensläufe: Lokführer, Hospizpflegerinnen und eine Ringerin haben hier angefangen. Menschen mit Behinderung bevorzugen wir bei gleicher Eignung. Mitglieder des Ensembles mit Kindern proben bis 14 Uhr; Konrad Ellerbrok probt ohnehin nur morgens.',
      ),
    ],
  },
]
