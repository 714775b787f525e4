import type { Dice } from '../seeded-random.ts'

const heads = ['oval', 'round', 'long', 'square', 'profile'] as const
const hairs = ['bald', 'bob', 'bun', 'cloud', 'parting', 'curtain', 'quiff', 'curls', 'crop', 'braid', 'pony', 'wing'] as const
const bodies = ['slope', 'broad', 'narrow', 'coat', 'puff', 'shirt'] as const
const collars = ['none', 'turtle', 'ruff', 'bow', 'vee', 'scarf', 'stripes', 'beads', 'buttons'] as const
const things = [
  'none',
  'none',
  'glasses',
  'bowler',
  'beret',
  'brim',
  'hand',
  'earring',
  'beard',
  'moustache',
  'headband',
  'monocle',
] as const
const features = ['line', 'half', 'closed', 'dots', 'none', 'shadow'] as const
const quietThings: readonly (typeof things)[number][] = ['none', 'bowler', 'beret', 'brim', 'earring', 'glasses']
const quietFeatures: readonly (typeof features)[number][] = ['line', 'half', 'shadow']
const schemes = ['light', 'light', 'dark', 'halo', 'wall'] as const

/** Everything in which two busts can differ. */
export type Person = {
  head: (typeof heads)[number]
  hair: (typeof hairs)[number]
  body: (typeof bodies)[number]
  collar: (typeof collars)[number]
  thing: (typeof things)[number]
  feature: (typeof features)[number]
  scheme: (typeof schemes)[number]
  tilt: number
  /** Half the width and half the height of the head. */
  rx: number
  ry: number
  size: number
  shift: number
}

export type Paints = {
  ground: string
  ink: string
  paper: string
  skin: string
  hair: string
  cloth: string
  trim: string
  feature: string
}

/** Hair that leaves room for a hat. */
const hatHair = new Set<Person['hair']>(['bald', 'bob', 'curtain', 'crop', 'pony', 'braid'])

/** Hair that also works on a head seen from the side. */
const sideHair = new Set<Person['hair']>(['bald', 'bun', 'cloud', 'pony', 'crop', 'quiff', 'wing'])

const measures: Record<Person['head'], readonly [number, number]> = {
  oval: [18, 24],
  round: [21, 22],
  long: [15.5, 27],
  square: [18, 23],
  profile: [19, 24],
}

/** Chooses a random person. Hats and hair that do not go together are separated here, not where they are drawn. */
export function choosePerson(dice: Dice): Person {
  const head = dice.pick(heads)
  const scheme = dice.pick(schemes)
  // A face of solid ink stays calm: with round eyes and a round mouth it would turn into a caricature.
  const calm = scheme === 'dark'
  const thing = dice.pick(calm ? quietThings : things)
  const hair = dice.pick(hairs)
  const hat = thing === 'bowler' || thing === 'beret' || thing === 'brim'
  const profile = head === 'profile'
  const tame = hat && !hatHair.has(hair)
  const facing = thing === 'glasses' || thing === 'monocle' || thing === 'moustache' || thing === 'hand' || thing === 'beard'
  const thrown = dice.pick(calm ? quietFeatures : features)
  // Neither hair nor face: that would be a ball on a stick.
  const feature = thrown === 'none' && (hair === 'bald' || hat) ? 'closed' : thrown
  return {
    head: profile && facing ? 'oval' : head,
    hair: tame || (profile && !sideHair.has(hair)) ? dice.pick(['crop', 'bald', 'pony'] as const) : hair,
    body: dice.pick(bodies),
    collar: dice.pick(collars),
    thing,
    // A half-hidden face and a thing upon the face would make a mask.
    feature:
      (facing || thing === 'headband') && (feature === 'half' || feature === 'shadow')
        ? calm
          ? 'line'
          : 'closed'
        : thing === 'beard' && feature === 'line'
          ? 'dots'
          : feature,
    scheme,
    tilt: dice.pick([0, -7, 7, -12, 12, 4]),
    rx: measures[head][0] * dice.between(0.96, 1.06),
    ry: measures[head][1] * dice.between(0.96, 1.05),
    size: dice.between(1, 1.14),
    shift: dice.pick([-1, 1]) * dice.between(0.03, 0.08),
  }
}
