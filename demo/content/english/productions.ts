/** Two productions whole. A key that ends in an ellipsis stands for the text that begins so. */
export const productions: Record<string, string> = {
  'Der Koffer voller Wind': 'The Suitcase Full of Wind',
  'Figurentheater für alle ab 6': 'Puppet theatre for everyone from 6',
  'Lotte erbt einen Koffer…': 'Lotte inherits a suitcase with a draught in it. Whoever opens it has to come along.',
  'Lottes Großvater war Windhändler…': [
    'Lotte’s grandfather dealt in wind. He sold breezes to sailors, draughts to lovers and gusts to people who wanted to be rid of something. When he dies, Lotte is given his suitcase, a note, and the instruction not to open it under any circumstances. Of course she opens it. The note, after all, did not say why.',
    'What comes out cannot be put back. The wind is moody, it is lonely, it has a score to settle with Grandfather, and it can only stay as long as someone holds the door. Lotte has two hands and one night. It does not become a fight but a conversation between two who have both lost someone and cannot agree on whom more.',
    'Imke Dorsch and Leander Quast play with umbrellas, sheets, a paper kite and a fan that has a part of its own and demands a dressing room of its own. Yusuf Herdegen tells the story without a raised finger and without fog. Kasimir Dohle has built a grandfather made of nothing but a coat; you can still see exactly how he looks at you.',
    'A play about legacies that do not fit into a cabinet. It was passed by class 4b of the Uferschule, with nineteen green cards and a yellow one. The yellow one was about the ending, which is different now.',
    'The workshop is open half an hour before each performance: touching the puppets is expressly allowed. At relaxed performances the house lights stay on, the door stays open, and whoever has to leave can come back.',
  ].join('\n\n'),
  'Freie Platzwahl. Sitzkissen liegen…':
    'Unreserved seating. Cushions are at the cloakroom. The fan blows into the first two rows; please hold on to your hats.',
  'Deutsch mit Übertiteln': 'In German with surtitles',
  'Der letzte Betreiber eines Riesenrads…': 'The last owner of a Ferris wheel wants to run it once more at night. Every gondola is taken.',
  'Am Morgen kommt der Abrisstrupp…': [
    'In the morning the demolition crew will come. The night before, old Borchert sets his Ferris wheel going once more, without power, without a permit, with passengers who got off long ago: the bridal couple of 1963, the boy with the lost shoe, the mayor who practised his speech at the top, the woman who never wanted to come down. She is still sitting in gondola nine. The wheel has only eight.',
    'Jorid Aas has written a mass for the dead that turns. Each gondola has its song, and each song returns, a little higher, a little colder, the further up it goes. The *Requiem aeternam* becomes a showman’s cry, the *Dies irae* the announcement to please remain seated. Below, in the orchestra, the whole fair sounds as if someone had put it under water.',
    'Saskia Mohr directs it with chorus, children’s chorus and the machinery of the Main House. The wheel is eleven metres high and weighs four tonnes, taken apart into sixteen segments because the door of the paint shop is no wider. The motor that was planned was too loud. So four technicians turn it by hand, from a score in which their part is called *Crank*, and they have a fermata.',
    'Emeka Lohse sings Borchert, a man who has lifted others up all his life and has never been at the top himself. Carlotta Siebenhaar sings the woman in gondola nine, from the fly loft, with a view of the whole town. Ottokar Wies conducts them both, without a baton.',
    'All performances with surtitles. Performances with audio description are marked in the programme; the touch tour on stage begins ninety minutes before, and the gondolas may be touched.',
  ].join('\n\n'),
  'Stroboskopähnliches Licht im vierten Bild…': 'Strobe-like light in the fourth scene, for about twenty seconds. The dead are spoken of.',
  'Gefördert von der Stiftung Seelicht…': 'Supported by the Seelicht Foundation and the Marienbrück Showmen’s Association of 1887.',
}
