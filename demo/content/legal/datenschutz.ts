import { chapters, text, type WrittenNode } from '../nodes.ts'

/** The privacy policy: which data this program stores, why and for how long. */
export const datenschutz: WrittenNode[] = [
  text(
    'Wir wollen wissen, ob Ihnen das Stück gefallen hat. Sonst wollen wir von Ihnen so wenig wissen wie möglich. Diese Seite sagt, was wir trotzdem erfahren, wozu und wie lange.',
  ),
  ...chapters([
    {
      title: 'Wer verantwortlich ist',
      nodes: [
        text(
          'Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist die Festspiele Marienbrück gGmbH, Am Theaterwall 1, 29971 Marienbrück, Telefon 04571 000-100, [post@marienbrueck.example](mailto:post@marienbrueck.example).\n\nUnsere Datenschutzbeauftragte erreichen Sie unter derselben Anschrift mit dem Zusatz *Datenschutz* oder unter [datenschutz@marienbrueck.example](mailto:datenschutz@marienbrueck.example).',
        ),
      ],
    },
    {
      title: 'Wenn Sie unsere Seiten aufrufen',
      nodes: [
        text(
          'Unser Server verarbeitet Ihre Adresse im Netz, die aufgerufene Seite, den Zeitpunkt und die Angaben, die Ihr Browser mitschickt. Das ist nötig, um die Seite auszuliefern, Fehler zu finden und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Protokolle löschen wir nach sieben Tagen; eine Adresse, von der ein Angriff ausging, spätestens nach dreißig.\n\nSeiten, die es nicht gibt, zählen wir: die Adresse der Seite und wie oft sie gesucht wurde, nicht, von wem.\n\nOhne Ihre Einwilligung wird nichts von fremden Servern geladen. Schriften, Bilder und Filme liegen bei uns.',
        ),
      ],
    },
    {
      title: 'Welche Cookies wir setzen',
      nodes: [
        text(
          '- **csrftoken** schützt Formulare vor Missbrauch; es gilt ein Jahr.\n- **cookie-consent** merkt sich ein Jahr lang, welche fremden Dienste Sie erlaubt haben; ändern können Sie das jederzeit unter [Cookie-Einstellungen](#cookie-einstellungen).\n- **cartAmount** und **cartUrl** merken sich fünfzehn Minuten lang, wie viele Karten in Ihrem Warenkorb liegen und wo er ist.\n- **top-alert-noeku** merkt sich, welchen Hinweis Sie geschlossen haben.\n- **sessionid** und **staff** gibt es nur für angemeldete Mitarbeitende.\n\nDiese Cookies sind für den Dienst erforderlich, den Sie aufrufen (§ 25 Abs. 2 Nr. 2 TDDDG). Für alles andere fragen wir Sie vorher, und ein Nein gilt so viel wie ein Ja. Ihre Wahl können Sie jederzeit ändern; wir halten fest, wann sie getroffen wurde, damit wir sie nachweisen können (Art. 7 Abs. 1 DSGVO).',
        ),
      ],
    },
    {
      title: 'Wenn Sie Karten kaufen',
      nodes: [
        text(
          'Karten verkauft in unserem Auftrag ein Ticketdienst. Legen Sie Karten in den Warenkorb, geben wir ihm die Vorstellung, die Plätze und die Preisgruppe weiter, sonst nichts. Name, Anschrift und Zahlungsdaten geben Sie erst dort ein. Mit dem Dienst besteht ein Vertrag über die Auftragsverarbeitung nach Art. 28 DSGVO. Grundlage ist Ihr Kaufvertrag (Art. 6 Abs. 1 lit. b DSGVO); Rechnungen bewahren wir zehn Jahre auf, weil das Gesetz es verlangt (Art. 6 Abs. 1 lit. c DSGVO).',
        ),
      ],
    },
    {
      title: 'Wenn Sie uns schreiben',
      nodes: [
        text(
          'Was Sie in ein Formular eintragen, speichern wir, um Ihnen zu antworten (Art. 6 Abs. 1 lit. b oder f DSGVO), und löschen es sechs Monate nach der letzten Nachricht, es sei denn, es gehört zu einem Vertrag. Bewerbungen löschen wir sechs Monate nach der Entscheidung, eingesandte Stücke erst, wenn die Intendantin sie gelesen und zurückgeschickt hat; das kann dauern, kommt aber vor.',
        ),
      ],
    },
    {
      title: 'Wenn Sie suchen',
      nodes: [
        text(
          'Suchwörter verarbeiten wir auf unserem eigenen Server, um Treffer zu finden. Wir verbinden sie nicht mit Ihrer Person und geben sie niemandem weiter.',
        ),
      ],
    },
    {
      title: 'Eingebettete Inhalte',
      nodes: [
        text(
          'Filme, Töne und Beiträge fremder Anbieter erscheinen zunächst als Bild mit einer Schaltfläche. Erst wenn Sie zustimmen, stellt Ihr Browser eine Verbindung zu dem Anbieter her, und dieser erfährt Ihre Adresse im Netz, möglicherweise auch außerhalb der Europäischen Union (Art. 6 Abs. 1 lit. a, Art. 49 Abs. 1 lit. a DSGVO).',
        ),
      ],
    },
    {
      title: 'Video im Haus',
      nodes: [
        text(
          'Im Portalturm hängen Kameras, die der Inspizienz Bühne und Saal zeigen. Sie nehmen nichts auf. Bei Mitschnitten weisen Schilder am Eingang darauf hin, und es gibt Plätze, die nicht im Bild sind.',
        ),
      ],
    },
    {
      title: 'Ihre Rechte',
      nodes: [
        text(
          'Sie haben das Recht auf Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung der Verarbeitung (Art. 18) und Datenübertragbarkeit (Art. 20). Der Verarbeitung auf Grundlage unseres berechtigten Interesses können Sie widersprechen (Art. 21). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3). Es genügt eine Zeile an die Datenschutzbeauftragte.\n\nAußerdem können Sie sich bei einer Aufsichtsbehörde beschweren, am einfachsten bei der oder dem Landesbeauftragten für den Datenschutz in dem Land, in dem Sie wohnen.',
        ),
      ],
    },
    {
      title: 'Stand',
      nodes: [text('Diese Fassung gilt seit Beginn der Spielzeit. Wenn sich etwas ändert, steht es hier, bevor es geschieht.')],
    },
  ]),
]
