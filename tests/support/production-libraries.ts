/**
 * Loads React as a house loads it, although NODE_ENV says `test`: its development build, which it would choose by that, draws a
 * page in half as much time again and is in no house that people use. To be loaded before the server's build, in the test's own
 * process or by `--import` in one that it starts.
 */
const mode = process.env.NODE_ENV
process.env.NODE_ENV = 'production'
// Each chooses its build as it is loaded, and only then.
await Promise.all([import('react'), import('react/jsx-runtime'), import('react-dom'), import('react-dom/server')])
process.env.NODE_ENV = mode

export {}
