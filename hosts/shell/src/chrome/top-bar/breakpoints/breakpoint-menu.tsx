import { boundsText, type Breakpoints } from '@pergola/contracts'
import { Button, Popover } from '@pergola/ui'
import { ChevronDown } from 'lucide-react'
import { useStore } from 'zustand'
import styles from './breakpoint-list.module.css'
import { BreakpointList } from './breakpoint-list.tsx'
import { messages } from './messages.ts'

/** Says which breakpoint is edited; behind it all that the site has. */
export function BreakpointMenu({ breakpoints }: { breakpoints: Breakpoints }) {
  const { list, edited } = useStore(breakpoints.state)
  const current = list.find(({ atRule }) => atRule === edited)
  const label = current ? boundsText(current) : messages.base
  return (
    <Popover
      label={messages.title}
      width="420px"
      height="420px"
      trigger={
        <Button variant="ghost" aria-label={messages.editing(label)} title={messages.title}>
          <span className={styles.current}>
            {label}
            <ChevronDown size={12} aria-hidden />
          </span>
        </Button>
      }
    >
      <BreakpointList breakpoints={breakpoints} />
    </Popover>
  )
}
