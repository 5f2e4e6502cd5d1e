import { useEffect, useState } from 'react'
import type { Playback } from './use-playback.ts'

/** The second that the canvas shows; follows what plays. */
export function usePlayhead({ status, followsScroll, time }: Playback): readonly [number, (time: number) => void] {
  const [shown, setShown] = useState(0)

  const isMoving = status === 'playing' || (status === 'scroll' && followsScroll)

  useEffect(() => {
    if (!isMoving) return undefined
    const wait = { frame: 0 }
    const follow = () => {
      setShown(time() ?? 0)
      wait.frame = requestAnimationFrame(follow)
    }
    wait.frame = requestAnimationFrame(follow)
    return () => cancelAnimationFrame(wait.frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `time` asks the same motion whoever made it
  }, [isMoving])

  return [status === null ? 0 : shown, setShown]
}
