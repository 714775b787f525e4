import { handleIsolatedTask } from '../platform/isolated-worker/isolated-worker.ts'

export const workerUrl = import.meta.url

handleIsolatedTask(async (source: string): Promise<string> => {
  // Loaded here alone: the thread that asks for this file's address has no use for it.
  const { optimize } = await import('svgo')
  const { data } = optimize(source, {
    plugins: [
      // What a class says of every shape that has it, and nothing for other media than the screen.
      { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: ['', 'screen'] } },
      { name: 'convertStyleToAttrs', params: { keepImportant: false } },
    ],
  })
  return data
})
