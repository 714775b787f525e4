import { useRouteLoaderData } from 'react-router'
import type { FrameData } from '../site/index.ts'

/** What the frame shows; undefined on the error page of a site that could not even read it. */
export function useFrame(): FrameData | undefined {
  return useRouteLoaderData<{ frame: FrameData }>('root')?.frame
}
