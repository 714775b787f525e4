import type { ChildProcess } from 'node:child_process'

export function pauseAfter(ends: number): number
export function keepRunning(
  start: () => ChildProcess,
  onEnd: (pauseMs: number) => void,
): { readonly child: ChildProcess; stop(): Promise<void> }
