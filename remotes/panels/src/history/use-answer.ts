import { useEffect, useState } from 'react'

/** What was asked for, once it is there; null meanwhile. Whoever no longer waits is not told, and what came is let go of. */
export function useAnswer<Value>(
  ask: () => Promise<Value>,
  key: string,
  release?: (value: Value) => void,
): Value | null {
  const [answer, setAnswer] = useState<{ key: string; value: Value } | null>(null)

  useEffect(() => {
    let isOver = false
    const asked = ask().then((value) => {
      if (!isOver) setAnswer({ key, value })
      return value
    })
    return () => {
      isOver = true
      void asked.then((value) => release?.(value))
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says when it is another question
  }, [key])

  return answer?.key === key ? answer.value : null
}
