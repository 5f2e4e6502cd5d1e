import { Accordion as Base } from '@base-ui/react/accordion'
import { ChevronRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
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
    const show = () => root.current?.querySelector('[data-panel-open]')?.scrollIntoView({ block: 'nearest' })
    const wait = { frame: requestAnimationFrame(() => (wait.frame = requestAnimationFrame(show))) }
    return () => cancelAnimationFrame(wait.frame)
  }, [open])

  return (
    <Base.Root
      ref={root}
      className={styles.root}
      value={open === null ? [] : [open]}
      onValueChange={(ids) => onOpenChange((ids[0] as string | undefined) ?? null)}
    >
      {sections.map(({ id, title, mark, content }) => (
        <Base.Item key={id} value={id} className={styles.item}>
          <Base.Header className={styles.header}>
            <Base.Trigger className={styles.trigger}>
              <ChevronRight aria-hidden="true" />
              <span className={styles.title}>{title}</span>
              {mark && (
                <span className={styles.mark}>
                  <span className={styles.hidden}>{mark === true ? messages.marked : mark}</span>
                </span>
              )}
            </Base.Trigger>
          </Base.Header>
          <Base.Panel className={styles.panel}>{content}</Base.Panel>
        </Base.Item>
      ))}
    </Base.Root>
  )
}
