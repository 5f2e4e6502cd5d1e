import type { ReactNode } from 'react'
import styles from './axis-picture.module.css'

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const bar = (x: number, y: number, width: number, height: number): Bar => ({ x, y, width, height })

/** Two bars side by side in a row, at these places. */
const inRow = (first: number, second: number) => [bar(first, 4, 3, 8), bar(second, 4, 3, 8)]

/** Two bars of different height, at these distances from the top. */
const across = (first: number, second: number) => [bar(4, first, 3, 5), bar(9, second, 3, 8)]

/** Drawn for a row from left to right, in a box of 16 by 16; other directions turn the picture. */
const pictures: Readonly<Record<string, Readonly<Record<string, readonly Bar[]>>>> = {
  'justify-content': {
    start: inRow(3, 7),
    center: inRow(4.5, 8.5),
    end: inRow(6, 10),
    'space-between': inRow(2.5, 10.5),
    'space-evenly': inRow(4, 9),
  },
  'align-items': {
    start: across(3, 3),
    center: across(5.5, 4),
    end: across(8, 5),
    stretch: [bar(4, 3, 3, 10), bar(9, 3, 3, 10)],
    baseline: across(5, 3),
  },
  'flex-wrap': {
    nowrap: [bar(1.5, 6, 3, 4), bar(6.5, 6, 3, 4), bar(11.5, 6, 3, 4)],
    wrap: [bar(2, 2.5, 5, 4), bar(9, 2.5, 5, 4), bar(2, 9.5, 5, 4)],
    'wrap-reverse': [bar(2, 9.5, 5, 4), bar(9, 9.5, 5, 4), bar(2, 2.5, 5, 4)],
  },
  display: {
    block: [bar(2, 2.5, 12, 4.5), bar(2, 9, 12, 4.5)],
    flex: [bar(1.5, 4, 3.5, 8), bar(6.25, 4, 3.5, 8), bar(11, 4, 3.5, 8)],
    grid: [bar(2, 2, 5, 5), bar(9, 2, 5, 5), bar(2, 9, 5, 5), bar(9, 9, 5, 5)],
    'inline-block': [bar(5, 3.5, 6, 9)],
    none: [],
  },
  'flex-direction': {
    row: [bar(1.5, 2, 3.5, 6), bar(6.25, 2, 3.5, 6), bar(11, 2, 3.5, 6)],
    column: [bar(1.5, 2, 3.5, 6), bar(6.25, 2, 3.5, 6), bar(11, 2, 3.5, 6)],
  },
  'column-gap': { gap: [bar(1.5, 3, 4, 10), bar(10.5, 3, 4, 10)] },
  'row-gap': { gap: [bar(3, 1.5, 10, 4), bar(3, 10.5, 10, 4)] },
}

/** Edges that the bars are laid against, as lines of the picture; of one value, or of all of a property. */
const edges: Readonly<Record<string, string>> = {
  'justify-content': 'M1 1.5v13M15 1.5v13',
  'align-items': 'M1.5 1h13M1.5 15h13',
  'column-gap': 'M8 3v10',
  'row-gap': 'M3 8h10',
  'align-items baseline': 'M1.5 10h13',
  'display inline-block': 'M0.5 12h3M12.5 12h3',
  'display none': 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  'flex-direction': 'M2 12h11.5M11 9.5l2.5 2.5l-2.5 2.5',
}

/** What a value of a container does to its children, as a picture; undefined for a value without one. */
export function axisPicture(property: string, value: string, turn?: string): ReactNode {
  const bars = pictures[property]?.[value]
  if (!bars) return undefined
  const lines = edges[`${property} ${value}`] ?? edges[property]
  return (
    <svg viewBox="0 0 16 16" className={styles.picture} style={{ transform: turn }} aria-hidden="true">
      {lines !== undefined && <path d={lines} className={styles.edge} />}
      {bars.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1" />
      ))}
    </svg>
  )
}
