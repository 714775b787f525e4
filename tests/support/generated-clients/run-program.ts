import { execFile } from 'node:child_process'

/** How a program ended, and what it wrote. */
export type Ended = { code: number; stdout: string; stderr: string }

/** Runs a program beside this process, in which the house serves what it calls. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, input = '', env = {} }: { cwd: string; input?: string; env?: Record<string, string> },
): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { cwd, encoding: 'utf8' as const, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(program, args, options, (error, stdout, stderr) => resolve({ code: error ? 1 : 0, stdout, stderr }))
    child.stdin?.end(input)
  })
}

/** What a program wrote. @throws Error with what it complained of when it failed */
export function outputOf({ code, stdout, stderr }: Ended): string {
  if (code !== 0) throw new Error(stderr || stdout)
  return stdout
}
