import type { ChildProcess } from 'node:child_process'

export function startShop(options: { port: number; siteUrl: string; dataDir: string; token: string; environment: NodeJS.ProcessEnv }): {
  /** Ends it for good. */
  stop(): Promise<void>
  /** @returns false when it has ended or does not answer in time */
  untilReady(): Promise<boolean>
}
export function answersBeforeEnd(url: string, child: ChildProcess): Promise<boolean>
export function freePort(from: number): Promise<number>
