import { expect, it } from 'vitest'
import { likelyTargets } from './likely-target.ts'

const targetOf = likelyTargets([
  { title: 'Anfahrt', url: '/de/ihr-besuch/anfahrt' },
  { title: 'Karten und Preise', url: '/de/ihr-besuch/karten' },
  { title: 'Die Taubenzüchterin', url: '/de/stuecke/die-taubenzuechterin/7' },
  { title: 'Ensemble', url: '/de/ensemble' },
  { title: 'Großes Haus', url: '/de/venues/grosses-haus/1' },
])

it.each([
  ['/anfahrt.html', '/de/ihr-besuch/anfahrt'],
  ['/besuch/Anfahrten/', '/de/ihr-besuch/anfahrt'],
  ['/service/karten-preise.php?id=3', '/de/ihr-besuch/karten'],
  ['/spielzeit-2019/taubenzuechterin', '/de/stuecke/die-taubenzuechterin/7'],
  ['/stuecke/die_taubenz%C3%BCchterin_2018.htm', '/de/stuecke/die-taubenzuechterin/7'],
  ['/haus/GROSSES-HAUS/index.php', '/de/venues/grosses-haus/1'],
  ['/de/ensembel/12', '/de/ensemble'],
])('%s most likely meant %s', (lost, target) => {
  expect(targetOf(lost)).toBe(target)
})

it.each(['/impressionen', '/index.php?id=12', '/wp-login.php', '/2019/12', '/'])('%s is like nothing that is there', (lost) => {
  expect(targetOf(lost)).toBeUndefined()
})
