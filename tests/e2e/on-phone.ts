/** Details of a story that runs a second time, in the window of a phone and by touch, since it goes otherwise there. */
export const ALSO_ON_PHONE = { tag: '@phone' }

/** Details of a story that needs a phone. */
export const ON_PHONE_ALONE = { tag: ['@phone', '@phone-alone'] }
