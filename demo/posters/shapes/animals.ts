import { circle, type Look, path, polygon } from '../marks.ts'

/** A cat that sits and shows its back, feet at 0/0, about 100 high. */
export const sittingCat = (look: Look) =>
  `<g ${look}>${path('M-26 0C-34-22-22-46-14-58L14-58C22-46 34-22 26 0Z', '')}${circle(0, -66, 18, '')}${polygon(
    [
      [-17, -70],
      [-15, -96],
      [-2, -80],
    ],
    '',
  )}${polygon(
    [
      [17, -70],
      [15, -96],
      [2, -80],
    ],
    '',
  )}</g>`

/** A bird in flight made of a crescent, a wing and a beak, looking right, about 100 wide. */
export const flyingBird = (look: Look) =>
  `<g ${look}>${path('M-58 14Q-30 30 8 22C30 18 40 2 36-8A13 13 0 0 0 12-10C6 2-10 2-20 0Z', '')}${path('M-18 6C-30-14-32-40-18-58C2-46 16-22 16 4Z', '')}${polygon(
    [
      [34, -12],
      [52, -3],
      [35, 1],
    ],
    '',
  )}</g>`

/** A fish looking right, about 100 long; the eye is left to the caller. */
export const swimmingFish = (look: Look) => path('M50 0Q10-44-30-4L-54-24Q-46 0-54 24L-30 4Q10 44 50 0Z', look)

/** A bird that stands, looking right, about 100 high, feet at 0/0. */
export const standingBird = (look: Look) =>
  `<g ${look}>${path('M-48-34C-30-28-24-40-16-56C-8-76 2-88 16-88A16 16 0 0 1 32-74C34-40 16-18-8-18C-28-18-40-26-48-34Z', '')}${polygon(
    [
      [28, -80],
      [50, -72],
      [30, -66],
    ],
    '',
  )}</g>`
