import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./app/platform/*/tables.ts', './app/*/tables.ts'],
  out: './migrations',
})
