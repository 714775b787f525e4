import { request } from './api-client.ts'
import { noteLogin, type Person } from './page-owner.ts'

/** Asks the server who is logged in, and notes it. @returns them; undefined when nobody is, or the server cannot be reached */
export async function checkLogin(): Promise<Person | undefined> {
  try {
    const { id, username } = await request<{ id: string; username: string }>('GET', '/de/pageeditor-api/user')
    const person = { id, name: username }
    noteLogin(person)
    return person
  } catch (error) {
    console.warn(error)
    return undefined
  }
}
