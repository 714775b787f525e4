export { default } from '../venue/load.server.ts'
