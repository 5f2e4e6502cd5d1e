import type { ReactNode } from 'react'
import type { CanvasService, NodeId } from '@pergola/contracts'
import styles from './outline-inspector.module.css'
import type { Finding, Heading } from './read-outline.ts'
import { useOutline } from './use-outline.ts'

interface OutlineInspectorProps {
  canvas: CanvasService
}

/** The page as assistive technology walks it. A click selects on the canvas. */
export function OutlineInspector({ canvas }: OutlineInspectorProps) {
  const outline = useOutline(canvas)
  if (!outline) return <p className={styles.empty}>Open a page to see its outline.</p>

  const { headings, landmarks, imagesWithoutAlt } = outline
  const select = (id: NodeId) => canvas.select([id], { scroll: true })

  return (
    <div className={styles.panel}>
      <Group title="Headings" count={headings.length} empty="No headings. Start the page with an h1 that names it.">
        {headings.map((heading) => (
          <HeadingRow key={heading.id} heading={heading} onSelect={select} />
        ))}
      </Group>
      <Group
        title="Landmarks"
        count={landmarks.length}
        empty="No landmarks. Put the content into main, menus into nav."
      >
        {landmarks.map((finding) => (
          <FindingRow key={finding.id} finding={finding} onSelect={select} />
        ))}
      </Group>
      <Group title="Images without alt" count={imagesWithoutAlt.length} empty="Every image has an alt attribute.">
        {imagesWithoutAlt.map((finding) => (
          <FindingRow key={finding.id} finding={finding} onSelect={select} />
        ))}
      </Group>
    </div>
  )
}

function Group({
  title,
  count,
  empty,
  children,
}: {
  title: string
  count: number
  empty: string
  children: ReactNode
}) {
  return (
    <section className={styles.group}>
      <h2>
        {title} <span>{count}</span>
      </h2>
      {count === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>}
    </section>
  )
}

function HeadingRow({ heading, onSelect }: { heading: Heading; onSelect: (id: NodeId) => void }) {
  const { id, level, text, problem } = heading
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        style={{ paddingLeft: 8 + (level - 1) * 14 }}
        onClick={() => onSelect(id)}
      >
        <span className={styles.level} data-problem={problem !== null || undefined}>
          h{level}
        </span>
        <span className={styles.text}>{text || '(empty)'}</span>
      </button>
      {problem && (
        <p className={styles.problem} style={{ paddingLeft: 8 + (level - 1) * 14 }}>
          {problem}
        </p>
      )}
    </li>
  )
}

function FindingRow({ finding, onSelect }: { finding: Finding; onSelect: (id: NodeId) => void }) {
  return (
    <li>
      <button type="button" className={styles.row} onClick={() => onSelect(finding.id)}>
        <span className={styles.level}>{finding.label}</span>
        <span className={styles.text}>{finding.text}</span>
      </button>
    </li>
  )
}
