import { ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './accordion.module.css'
import { messages } from './messages.ts'

export interface AccordionSection {
  id: string
  title: string
  /** A dot after the title; a text says what it means to those who cannot see it. */
  mark?: boolean | string | undefined
  /** Made when the section opens. */
  content: ReactNode
}

export interface AccordionProps {
  sections: readonly AccordionSection[]
  /** Id of the one open section. */
  open: string | null
  onOpenChange: (id: string | null) => void
}

export function Accordion({ sections, open, onOpenChange }: AccordionProps) {
  const root = useRef<HTMLDivElement>(null)
  const shown = useRef(open)

  // The section that closes above takes its height away, a picture later, and with it the heading just pressed.
  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    const show = () => root.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'nearest' })
    const wait = { frame: requestAnimationFrame(() => (wait.frame = requestAnimationFrame(show))) }
    return () => cancelAnimationFrame(wait.frame)
  }, [open])

  return (
    <div ref={root} className={styles.root}>
      {sections.map((section) => (
        <Section
          key={section.id}
          section={section}
          open={section.id === open}
          onToggle={() => onOpenChange(section.id === open ? null : section.id)}
        />
      ))}
    </div>
  )
}

interface SectionProps {
  section: AccordionSection
  open: boolean
  onToggle: () => void
}

function Section({ section: { title, mark, content }, open, onToggle }: SectionProps) {
  const id = useId()
  return (
    <div className={styles.item}>
      <h3 className={styles.header}>
        <button
          type="button"
          id={id}
          className={styles.trigger}
          aria-expanded={open}
          aria-controls={open ? `${id}-panel` : undefined}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden="true" />
          <span className={styles.title}>{title}</span>
          {mark && (
            <span className={styles.mark}>
              <span className={styles.hidden}>{mark === true ? messages.marked : mark}</span>
            </span>
          )}
        </button>
      </h3>
      {open && (
        <section id={`${id}-panel`} className={styles.panel} aria-labelledby={id}>
          {content}
        </section>
      )}
    </div>
  )
}
