/**
 * German and English words that join or point to others, in normalized form. Nobody writes them as one with their neighbour.
 * They are half of the words of a text.
 */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `aber alle allem allen aller alles als also am an auch auf aus bei beim bis da damit dann das dass dein deine dem den denn der des
  dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch euer eure
  fur gegen hat hatte haben hier hin ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes jetzt
  kann kein keine keinem keinen keiner man mehr mein meine mich mir mit mussen nach nicht nichts noch nun nur ob oder ohne schon sehr
  sein seine seinem seinen seiner seit sich sie sind so soll uber um und uns unser unsere unter vom von vor war waren was weil welche
  wenn wer werden wie wieder will wir wird wo wurde wurden zu zum zur zwischen
  about after all and any are as at be been before but by can could did do does for from had has have he her his how if into is it its
  may more my no not of on or our out she should than that the their them then there these they this those to too was we were what
  when where which who will with would you your`.split(/\s+/),
)
