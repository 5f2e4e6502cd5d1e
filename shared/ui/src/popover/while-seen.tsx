import { useEffect, useEffectEvent } from 'react'

interface WhileSeenProps {
  standsAt: () => Element | null | undefined
  onLost: () => void
}

/** Tells when what it stands at is scrolled or cut out of view. */
export function WhileSeen({ standsAt, onLost }: WhileSeenProps) {
  const find = useEffectEvent(standsAt)
  const tell = useEffectEvent(onLost)
  useEffect(() => {
    const element = find()
    if (!element) return undefined
    let wasSeen = false
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      if (wasSeen && !isSeen) tell()
      wasSeen = isSeen
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return null
}
