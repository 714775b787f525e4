import { toPersons } from './written.ts'

export const dramaturgie = toPersons('dramaturgie', [
  [
    'Ruben',
    'Adebar',
    'Chefdramaturg',
    'kohle',
    'Kürzt gern und verteidigt jede Länge, die nötig ist. Sonntags lädt er zur Matinee „Über das Weglassen“, deren Titel ursprünglich drei Wörter länger war. Er promovierte über Fußnoten und hat das Manuskript, als es fertig war, auf die Hälfte gestrichen; die andere Hälfte liegt im Souffleurkasten. In Diskussionen spricht er als Letzter und selten lange. Sein Bleistift ist vier Zentimeter kurz, er sagt: noch.',
  ],
  [
    'Elif',
    'Torun',
    'Dramaturgin',
    'zinnober',
    'Übersetzt zwischen Archiv und Bühne. Für sie beginnt ein Stück mit der Frage, wer darin nicht zu Wort kommt, und oft endet es mit dessen erstem Satz. Sie hat Rechtswissenschaften studiert, zwei Jahre Akten sortiert und dabei begriffen, dass die Wahrheit meistens in den Anlagen steht. In ihrem Büro hängt ein Stadtplan, auf dem alle Orte markiert sind, an denen das Haus schon gespielt hat; die weißen Flecken nennt sie den Spielplan.',
  ],
  [
    'Anouk',
    'Fehrmann',
    'Musikdramaturgin',
    'rosa',
    'Schreibt Einführungen, nach denen man das Stück noch hören will. Sie spielte bis fünfundzwanzig Bratsche im Orchester und wechselte den Platz, als sie merkte, dass sie in den Pausentakten die Gesichter im Parkett mitlas. Bei Uraufführungen sitzt sie von der ersten Skizze an neben dem Klavier und stellt eine einzige Frage, immer dieselbe: „Wer hört das eigentlich zuerst?“ Sie hat ein absolutes Gehör und bittet, es ihr nachzusehen.',
  ],
])
