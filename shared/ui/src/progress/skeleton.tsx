import type { CSSProperties } from 'react'
import styles from './progress.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width'] | undefined
  height?: CSSProperties['height'] | undefined
  /** Lines of text instead of a block. */
  lines?: number | undefined
}

/** The shape of what is still loading. Appears after 150 ms, so that quick work does not flash. */
export function Skeleton({ width = '100%', height = 12, lines }: SkeletonProps) {
  if (lines !== undefined) {
    return (
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className={styles.skeleton} style={{ width: line === lines - 1 ? '62%' : width, height }} />
        ))}
      </div>
    )
  }
  return <div className={styles.skeleton} style={{ width, height }} aria-hidden="true" />
}
