export { loadNodeFiles as default } from '../node-files.server.ts'
