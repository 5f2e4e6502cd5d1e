import { useEffect, useRef, type ReactNode } from 'react'
import { listen } from '../service/listen.ts'
import styles from './format-bar.module.css'

interface FormatPanelProps {
  readonly label: string
  readonly onDone: () => void
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/** Down into what can be chosen and on, up and back to the field. */
function walk(panel: HTMLElement, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || !(event.target as Element).matches('[data-stop]')) return
  const stops = [...panel.querySelectorAll<HTMLElement>('[data-stop]')]
  event.preventDefault()
  stops[stops.indexOf(event.target as HTMLElement) + step]?.focus()
}

/**
 * What opens below the format bar. The first of its controls has the focus; Escape goes back to the text. Its keys are
 * nobody else's.
 */
export function FormatPanel({ label, onDone, onSubmit, children }: FormatPanelProps) {
  const panel = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('input[type=text], button')
    first?.focus()
    if (first instanceof HTMLInputElement) first.select()
  }, [])
  useEffect(() => {
    const { current } = panel
    if (!current) return undefined
    return listen(current, 'keydown', (event) => {
      event.stopPropagation()
      if (event.key !== 'Escape') return walk(current, event)
      event.preventDefault()
      onDone()
    })
  }, [onDone])
  return (
    <form
      ref={panel}
      className={styles.panel}
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      {children}
    </form>
  )
}
