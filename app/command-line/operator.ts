import { builtInRole } from '../platform/auth/built-in-roles.ts'

/** Who writes what the command line writes. */
export const OPERATOR = { id: 'command-line', email: '', name: 'Kommandozeile', firstName: '', lastName: '', role: builtInRole('admin') }
