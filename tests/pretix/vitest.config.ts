import { defineConfig } from 'vitest/config'

// The adapter to pretix with a real one. Run by `npm run test:pretix`; `npm test` has those with the contract server.
export default defineConfig({
  test: {
    include: ['tests/pretix/*.test.ts'],
    // They share one pretix, which is asked for one thing after the other.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
})
