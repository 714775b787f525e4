import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

it('a house that is reached by TLS stays so; another is not locked out', () => {
  const secure = securityHeaders('https://www.haus.example')
  expect(secure).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' })
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})
