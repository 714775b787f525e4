import { expect, it } from 'vitest'
import { describeOperations, operationIdOf } from './api-operations.ts'

it('gives each operation an id that no other has, and the part of the house it belongs to', () => {
  expect(operationIdOf('get', '/api/events/{id}/offer/')).toBe('getEventsByIdOffer')
  expect(operationIdOf('get', '/pageeditor-api/{module}/{id}/')).toBe('getPageeditorApiByModuleById')
  expect(operationIdOf('post', '/api/shop-cart/')).not.toBe(operationIdOf('get', '/api/shop-cart/'))
  const item = describeOperations('/api/shop-cart/', { get: { responses: { 200: {} } }, parameters: [] })
  expect(item).toEqual({ get: { operationId: 'getShopCart', tags: ['shop-cart'], responses: { 200: {} } }, parameters: [] })
})

it('says of a call that takes a body that it refuses another kind', () => {
  const item = describeOperations('/api/shop-cart/', { post: { requestBody: {}, responses: { 200: {} } } })
  expect(item).toMatchObject({ post: { responses: { 200: {}, 415: { description: 'unsupported_media_type' } } } })
})
