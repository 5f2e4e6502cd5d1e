import type { CanvasService } from '@pergola/contracts'
import { messages } from '../messages.ts'
import styles from './outline-panel.module.css'
import { OutlineSection } from './outline-section.tsx'
import { countProblems } from './read-outline.ts'
import { useOutline } from './use-outline.ts'

/** How the open page reads to someone who does not see it. */
export function OutlinePanel({ canvas }: { canvas: CanvasService }) {
  const outline = useOutline(canvas)
  if (!outline) return <p className={styles.empty}>{messages.noPage}</p>

  const problems = countProblems(outline)
  return (
    <div className={styles.panel}>
      <p className={styles.summary} data-fine={problems === 0 || undefined} aria-live="polite">
        {problems === 0 ? messages.fine : messages.problems(problems)}
      </p>
      <OutlineSection
        title={messages.headings}
        empty={messages.noHeadings}
        entries={outline.headings}
        canvas={canvas}
      />
      <OutlineSection
        title={messages.landmarks}
        empty={messages.noLandmarks}
        entries={outline.landmarks}
        general={outline.general}
        canvas={canvas}
      />
      <OutlineSection title={messages.images} empty={messages.noImages} entries={outline.images} canvas={canvas} />
    </div>
  )
}
