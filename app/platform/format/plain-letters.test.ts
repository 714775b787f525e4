import { describe, expect, it } from 'vitest'
import { comparableName, plainLetters } from './plain-letters.ts'
import { slugOf } from './slug.ts'

describe('a name in plain letters', () => {
  it.each([
    ['Łukasz Żółtowski', 'lukasz-zoltowski'],
    ['Guðrún Sigurðardóttir', 'gudrun-sigurdardottir'],
    ['Øystein Ås', 'oystein-as'],
    ['Đorđe Šimić', 'dorde-simic'],
    ['İpek Işık', 'ipek-isik'],
    ['Çağla', 'cagla'],
    ['Łódź liegt am Meer', 'lodz-liegt-am-meer'],
    ['Ærlig', 'aerlig'],
    ['Œuvre', 'oeuvre'],
    ['Þór', 'thor'],
    ['Ħal Għaxaq', 'hal-ghaxaq'],
    ['Дядя Ваня', 'djadja-wanja'],
    ['Соня', 'sonja'],
    ['Чайковський', 'tschajkowskij'],
    ['Љиљана', 'ljiljana'],
    ['Αντιγόνη', 'antigoni'],
    ['Mu\u0308ller', 'mueller'],
  ])('loses no letter in an address: %s', (name, address) => {
    expect(slugOf(name)).toBe(address)
  })

  it('has umlauts of one letter where they are compared with words that have none', () => {
    expect(plainLetters('Größe', 'plain')).toBe('grosse')
    expect(plainLetters('Größe', 'spelled')).toBe('groesse')
  })

  it('is never that of another in a script without a transliteration', () => {
    expect(comparableName('שלום')).not.toBe(comparableName('חנה'))
    expect(comparableName('李 雷')).toBe('李-雷')
    expect(comparableName('Anna-Maria  Óster')).toBe('anna-maria-oster')
  })
})
