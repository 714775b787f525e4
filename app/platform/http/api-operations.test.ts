import { expect, it } from 'vitest'
import { describeOperations, operationIdOf } from './api-operations.ts'

it('gives each operation an id that no other has, and the part of the house it belongs to', () => {
  expect(operationIdOf('get', '/api/events/{id}/offer/')).toBe('getEventsByIdOffer')
  expect(operationIdOf('get', '/pageeditor-api/{module}/{id}/')).toBe('getPageeditorApiByModuleById')
  expect(operationIdOf('post', '/api/shop-cart/')).not.toBe(operationIdOf('get', '/api/shop-cart/'))
  const item = describeOperations('/api/shop-cart/', { get: { responses: { 200: {} } }, parameters: [] })
  expect(item).toMatchObject({ get: { operationId: 'getShopCart', tags: ['shop-cart'], responses: { 200: {} } }, parameters: [] })
})

it('says how calls of a kind are refused, by who calls, what is sent and a house that is away', () => {
  const statusesOf = (operation: object) => {
    const item = describeOperations('/api/x/', { post: { responses: { 200: {} }, ...operation } }) as { post: { responses: object } }
    return Object.keys(item.post.responses)
  }
  expect(statusesOf({})).toEqual(['200', '503'])
  expect(statusesOf({ parameters: [{ in: 'query' }] })).toEqual(['200', '400', '503'])
  expect(statusesOf({ parameters: [{ in: 'path' }], security: [{ session: [] }] })).toEqual(['200', '401', '403', '404', '503'])
  expect(statusesOf({ requestBody: {} })).toEqual(['200', '400', '413', '415', '503'])
})

it('leaves what a call says of itself', () => {
  const item = describeOperations('/api/x/', { get: { operationId: 'own', responses: { 503: { description: 'own' } } } })
  expect(item).toMatchObject({ get: { operationId: 'own', responses: { 503: { description: 'own' } } } })
})
