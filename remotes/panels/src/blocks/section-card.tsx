import { useEffect, useRef } from 'react'
import type { CanvasService, SectionInfo } from '@pergola/contracts'
import { BlockCard } from './block-card.tsx'
import { drawSection } from './draw-section.ts'
import type { PanelBlock } from './group-blocks.ts'
import styles from './section-card.module.css'

interface SectionCardProps {
  readonly block: PanelBlock
  readonly section: SectionInfo
  /** Custom properties that the open site declares at its root. */
  readonly siteTokens: string
  readonly canvas: Pick<CanvasService, 'startBlockDrag' | 'readFile'>
  readonly isFirst: boolean
  readonly onInsert: (blockId: string) => void
  readonly refusal: string | null
  readonly onRefused: (reason: string) => void
}

/** A ready section with its picture: the section itself, small, in the colours of the site. */
export function SectionCard({ section, siteTokens, ...card }: SectionCardProps) {
  const picture = useRef<HTMLDivElement>(null)
  const { html, css } = section

  // Drawn when it is about to be seen: forty of them would cost a moment.
  useEffect(() => {
    const host = picture.current
    if (!host) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        drawSection(host, { html, css: `${css}\n:root {${siteTokens}}` })
      },
      { rootMargin: '200px' },
    )
    observer.observe(host)
    return () => observer.disconnect()
  }, [html, css, siteTokens])

  return (
    <div className={styles.section}>
      {/* The button lies over it, so the picture is nothing to press or to read. */}
      <div ref={picture} className={styles.picture} inert aria-hidden />
      <BlockCard {...card} hasPicture />
    </div>
  )
}
