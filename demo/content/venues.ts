import type { DemoVenue } from './types.ts'

const city = { postalCode: '29971', city: 'Marienbrück' }

/** The venues: four within a quarter of an hour's walk, on the shore of an inland lake. */
export const venues: DemoVenue[] = [
  {
    slug: 'grosses-haus',
    name: 'Großes Haus',
    claim: 'Zwei Ränge, ein Vorhang, 620 Plätze.',
    street: 'Am Theaterwall 1',
    ...city,
    zweiklang: 'nachtblau',
    latitude: 53.552,
    longitude: 10.915,
    description:
      '1908 als Stadttheater eröffnet, 1951 wieder aufgebaut, 2019 entrümpelt. Der Saal klingt trocken und nah; wer im zweiten Rang sitzt, hört das Umblättern der Souffleuse. Im Parkett steht seit dem Wiederaufbau ein Pfeiler, um den sich eine Stammgemeinschaft gebildet hat.\n\nDie Bühne ist vierzehn Meter breit und reicht nach hinten bis fast ans Wasser. Unter ihr liegen drei Versenkungen, über ihr zweiundvierzig Züge, davor ein Souffleurkasten, in dem niemand mehr sitzt. Gespielt werden hier Schauspiel, Musiktheater, Tanz und alles, was einen Vorhang braucht.\n\nIm **Foyer** mit seinen hundertzwanzig Plätzen gibt es sonntags um elf die Matinee und an jedem Abend die *Souffleuse*: Linsensuppe, Käsebrot, Gesellschaft.',
    directions:
      '**Mit der Straßenbahn:** Linie 2 und 5 bis *Theaterwall*, von dort zwei Minuten zu Fuß. Nach jeder Vorstellung fährt mindestens noch eine Bahn in jede Richtung; die Linie 5 wartet bis zehn Minuten nach dem Schlussapplaus.\n\n**Mit dem Zug:** Vom Hauptbahnhof sind es neun Minuten zu Fuß, immer auf die Linde zu.\n\n**Mit dem Rad:** achtzig Bügel an der Wallseite, überdacht, beleuchtet.\n\n**Mit dem Auto:** Das Parkhaus am Wall hat zweihundertzehn Plätze und schließt eine Stunde nach Vorstellungsende. Dienstags und freitags ist bis 14 Uhr Markt.',
    accessibility:
      'Stufenloser Eingang an der Wallseite mit automatischer Tür, Aufzug zu allen Rängen, Kabinenmaß 110 mal 210 Zentimeter. Acht Rollstuhlplätze im Parkett, Reihe neun, Begleitung daneben. Rollstuhlgerechte Toiletten im Parkett und im ersten Rang, Wickeltisch im Parkett.\n\nInduktive Höranlage an jedem Platz; Empfänger für die Audiodeskription gibt es an der Garderobe. Übertitel sind von allen Plätzen außer Reihe eins bis drei gut lesbar. Assistenzhunde sind willkommen und bekommen Wasser.\n\nDer Ruheraum neben der Garderobe ist an jedem Abend geöffnet. Zwei Parkplätze für Menschen mit Behinderung liegen vor dem Eingang an der Wallseite.',
    rooms: [
      { slug: 'grosses-haus', name: 'Großes Haus', seats: 620 },
      { slug: 'foyer', name: 'Foyer', seats: 120 },
    ],
  },
  {
    slug: 'werkhalle',
    name: 'Werkhalle',
    claim: 'Früher Schrauben, heute Schauspiel.',
    street: 'Kranstraße 14',
    ...city,
    zweiklang: 'zinnober',
    latitude: 53.5561,
    longitude: 10.9062,
    description:
      'Eine Maschinenhalle am Hafenbecken, gebaut 1926, mit Schienen im Boden und Licht von oben. Bis 1994 wurden hier Schrauben für Schiffe und Brücken gedreht; im Keller, wo man sie zählte, hat heute Jorid Aas ihr Studio.\n\nDie Tribüne lässt sich verschieben, drehen und teilen; keine zwei Stücke sehen von derselben Seite aus. Es gibt keinen Vorhang, keine Gasse und keinen Ort, an dem man sich verstecken könnte, was manche Regie erst auf der zweiten Probe bemerkt. Hier laufen Uraufführungen, Tanz, Dokumentartheater und alles, was laut ist oder spät anfängt.',
    directions:
      '**Mit der Straßenbahn:** Linie 5 bis *Kranstraße*, die Haltestelle liegt vor der Tür. Die letzte Bahn zur Stadt fährt um 0.20 Uhr, freitags und samstags um 2.10 Uhr.\n\n**Zu Fuß:** Vom Großen Haus sind es zwölf Minuten am Wasser entlang, am Kran links. Der Weg ist beleuchtet und eben.\n\n**Mit dem Rad:** vierzig Bügel im Hof, Luftpumpe an der Pforte.\n\n**Mit dem Auto:** Im Hof gibt es keine Parkplätze. Bitte nutzen Sie das Parkhaus am Wall und den Uferweg; er ist der schönste Umweg der Stadt.',
    accessibility:
      'Alles ist ebenerdig, die Türen sind mindestens 120 Zentimeter breit. Sechs Rollstuhlplätze in der ersten Reihe; je nach Aufbau auch in der letzten, dann mit Rampe. Rollstuhlgerechte Toilette im Foyer links.\n\nMobile Höranlage mit Halsschleifen, bitte am Einlass fragen. Manche Stücke arbeiten mit Dunkelheit, Lärm oder beweglichen Tribünen; Hinweise stehen bei der Produktion. Stühle mit Arm- und Rückenlehne stellen wir auf Wunsch.\n\nIm Winter ist es kühl: Decken liegen bereit. Ein Parkplatz für Menschen mit Behinderung befindet sich im Hof, die Pforte öffnet das Tor.',
    rooms: [{ slug: 'werkhalle', name: 'Werkhalle', seats: 240 }],
  },
  {
    slug: 'seebuehne',
    name: 'Seebühne',
    claim: 'Bühne auf Pfählen, Himmel inklusive.',
    street: 'Uferpromenade 40',
    ...city,
    zweiklang: 'petrol',
    latitude: 53.5566,
    longitude: 10.9235,
    description:
      'Eine Bühne im See, zwanzig Meter vor dem Ufer, auf Pfählen, die bis in den Kies reichen. Davor die Tribüne mit achthundert Plätzen, dahinter neun Kilometer Wasser. Von Mai bis September wird hier regelmäßig gespielt, an klaren Winterabenden einmal im Monat.\n\nÜber das Wetter wird um 17 Uhr entschieden, von vier Fachleuten und einem Knie. Gespielt wird bei allem, was den Instrumenten nicht schadet. Bei Regen ziehen Orchester und Publikum in die Bootshalle um; das dauert vierzehn Minuten und gilt bei Stammgästen als der bessere Abend. Wind, Wellen und die späte Fähre gehören zur Besetzung.',
    directions:
      '**Mit der Fähre:** ab Anleger Theaterwall, 45 und 30 Minuten vor Beginn, elf Minuten Fahrt. Die Überfahrt ist im Kartenpreis enthalten. Die letzte Rückfahrt wartet auf den Schlussapplaus.\n\n**Zu Fuß oder mit dem Rad:** vom Großen Haus fünfzehn Minuten auf der Uferpromenade; hundertzwanzig Fahrradständer am Eingang.\n\n**Mit dem Bus:** An Spieltagen fährt der Seebus ab Hauptbahnhof, alle zwanzig Minuten, zuletzt eine Stunde nach Ende.\n\n**Mit dem Auto:** nur mit Parkausweis für Menschen mit Behinderung. Die Promenade ist sonst gesperrt, auch für Kabrios.',
    accessibility:
      'Vom Anleger führt eine Rampe mit sechs Prozent Steigung zur Tribüne. Zwölf Rollstuhlplätze auf der Ufertribüne, obere Reihe, überdacht, Begleitung daneben. Rollstuhlgerechte Toilette am Eingang, befestigter Weg bis zum Platz.\n\nDie Fähre nimmt vier Rollstühle mit; bitte melden Sie sich bis zum Vortag an, damit die breite Planke liegt. Vier Parkplätze für Menschen mit Behinderung am Tor Ost.\n\nHöranlage über Funkempfänger am Eingang. Beim Umzug in die Bootshalle werden Rollstuhlplätze zuerst besetzt; eine Person vom Einlass begleitet Sie. Decken und Regenumhänge, die auch über einen Rollstuhl passen, liegen bereit.',
    rooms: [{ slug: 'seebuehne', name: 'Seebühne', seats: 800 }],
  },
  {
    slug: 'studio',
    name: 'Studio',
    claim: 'Neunundneunzig Plätze, kein Abstand.',
    street: 'Am Theaterwall 3',
    ...city,
    zweiklang: 'moos',
    latitude: 53.5517,
    longitude: 10.9156,
    description:
      'Der kleinste Raum mit der größten Nähe: freie Platzwahl, kein Vorhang, keine Rampe. Bis 1978 war hier die Tischlerei des Theaters; im Sommer riecht der Boden noch nach Leim. Die Fenster lassen sich öffnen, und das wird ausgenutzt.\n\nHier beginnt das meiste, was später anderswo endet. Vormittags gehört das Studio den Kindern und der Kinderbrücke, abends Solos, Kammerspielen und ersten Versuchen. Im Keller darunter trocknet Imke Dorschs Papier. Bei neunundneunzig Plätzen ist Schluss, weil für den hundertsten eine zweite Treppe nötig wäre.',
    directions:
      'Der Eingang liegt im Hof hinter dem Großen Haus, dem Licht nach. Vom Theaterwall führt links neben dem Portal ein Durchgang in den Hof; er ist von 9 Uhr an bis eine Stunde nach der letzten Vorstellung offen.\n\n**Mit der Straßenbahn:** Linie 2 und 5 bis *Theaterwall*, von dort vier Minuten.\n\n**Mit dem Kinderwagen:** Im Hof ist ein überdachter Stellplatz, wir leihen Ihnen ein Schloss.\n\n**Mit Schulklassen:** Busse halten in der Wallgasse; bitte kommen Sie zwanzig Minuten vor Beginn, damit alle noch einmal können.',
    accessibility:
      'Aufzug aus dem Hof in den ersten Stock, Kabinenmaß 100 mal 140 Zentimeter; für breitere Rollstühle gibt es einen zweiten Zugang durch das Große Haus, bitte klingeln. Zwei Rollstuhlplätze in der ersten Reihe. Rollstuhlgerechte Toilette auf der Ebene des Saals, Wickeltisch ebenda.\n\nSitzkissen für Kinder liegen an der Garderobe, Gehörschutz in zwei Größen auch. Bei den *entspannten Vorstellungen* bleibt das Licht an, die Tür offen, der Ton leiser; man darf aufstehen, reden und wiederkommen. Eine Bildergeschichte zum Vorbereiten schicken wir Ihnen gern zu.',
    rooms: [{ slug: 'studio', name: 'Studio', seats: 99 }],
  },
]
