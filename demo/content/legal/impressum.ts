import { headline, text, type WrittenNode } from '../nodes.ts'

/** The imprint (§ 5 DDG, § 18 MStV). */
export const impressum: WrittenNode[] = [
  headline('Anbieterin'),
  text(
    'Festspiele Marienbrück gGmbH\n\nAm Theaterwall 1\n\n29971 Marienbrück\n\nTelefon 04571 000-100, [post@marienbrueck.example](mailto:post@marienbrueck.example)\n\nTheaterkasse 04571 000-120, [kasse@marienbrueck.example](mailto:kasse@marienbrueck.example)',
  ),
  headline('Vertretung'),
  text(
    'Die Gesellschaft wird vertreten durch die Geschäftsführung: Clara Wennemann, Intendantin, und Henning Pross, Kaufmännischer Direktor. Vorsitzende des Aufsichtsrats ist Dr. Annegret Siemers, Kulturdezernentin der Stadt Marienbrück.',
  ),
  headline('Register, Steuer, Aufsicht'),
  text(
    'Sitz der Gesellschaft ist Marienbrück. Registergericht: Amtsgericht Marienbrück, HRB 0000. Umsatzsteuer-Identifikationsnummer nach § 27a UStG: DE000000000. Gesellschafterinnen sind die Stadt Marienbrück mit 74 Prozent und der Landkreis mit 26 Prozent. Die Gesellschaft ist als gemeinnützig anerkannt.',
  ),
  headline('Verantwortlich für den Inhalt'),
  text(
    'Verantwortlich nach § 18 Abs. 2 MStV ist Ruben Adebar, Chefdramaturg, Anschrift wie oben. Namentlich gezeichnete Beiträge des Magazins geben die Ansicht derer wieder, die sie gezeichnet haben; mit dem Rest sind wir einverstanden.',
  ),
  headline('Bilder, Texte, Rechte'),
  text(
    'Alle Motive dieser Website stammen aus der eigenen Werkstatt des Hauses. Texte und Bilder sind urheberrechtlich geschützt. Für die Berichterstattung über unsere Vorstellungen stellen wir Material honorarfrei zur Verfügung; Näheres unter [Presse](/de/presse). Wer etwas anderes damit vorhat, fragt bitte vorher. Wir sagen oft ja.',
  ),
  headline('Streitbeilegung'),
  text(
    'Zur Teilnahme an Verfahren vor einer Verbraucherschlichtungsstelle sind wir nicht verpflichtet und in der Regel nicht bereit. Rufen Sie vorher die Theaterkasse an: Bisher hat sich fast alles bei einem Kaffee klären lassen.',
  ),
  headline('Hinweise auf Missstände'),
  text(
    'Beschäftigte und alle, die beruflich mit uns zu tun haben, können Hinweise nach dem Hinweisgeberschutzgesetz an unsere [interne Meldestelle](https://hinweise.marienbrueck.example) geben, auf Wunsch ohne Namen. Die externe Meldestelle des Bundes beim Bundesamt für Justiz steht daneben immer offen.',
  ),
  headline('Haftung für Verweise'),
  text(
    'Für Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Beim Setzen eines Verweises sehen wir uns die Seite an; danach kann sie sich ändern. Wenn Ihnen etwas auffällt, [sagen Sie es uns](to:form/kontakt), und wir nehmen den Verweis heraus.',
  ),
]
