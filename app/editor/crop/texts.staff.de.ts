/** German of what only this part of the editor says to staff, by id. */
export const texts = {
  'Crop and focal point': 'Ausschnitt und Bildmittelpunkt',
  'This applies to this one place. The image in the library and all other places stay as they are.':
    'Das gilt nur an dieser Stelle. Das Bild in der Mediathek und alle anderen Stellen bleiben, wie sie sind.',
  'Aspect ratio': 'Form',
  Free: 'Frei',
  Original: 'Wie das Bild',
  'In pixels, of {width} × {height}': 'In Bildpunkten, von {width} × {height}',
  'From the left': 'Von links',
  'From the top': 'Von oben',
  'Apply crop': 'So zeigen',
  'Full image': 'Das ganze Bild',
  'Crop area. Use the arrow keys to move it.': 'Der Ausschnitt. Die Pfeiltasten verschieben ihn.',
  'Top left corner': 'Ecke oben links',
  'Top edge': 'Obere Kante',
  'Top right corner': 'Ecke oben rechts',
  'Right edge': 'Rechte Kante',
  'Bottom right corner': 'Ecke unten rechts',
  'Bottom edge': 'Untere Kante',
  'Bottom left corner': 'Ecke unten links',
  'Left edge': 'Linke Kante',
} as const
