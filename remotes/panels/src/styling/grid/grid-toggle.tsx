import { ChevronDown, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button, Skeleton } from '@pergola/ui'
import { messages } from './messages.ts'

const GridEditor = lazy(async () => ({ default: (await import('./grid-editor.tsx')).GridEditor }))

/** The editor of a grid's tracks and areas arrives when somebody wants it. */
export function GridToggle() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        icon={open ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {messages.open}
      </Button>
      {open && (
        <Suspense fallback={<Skeleton height={240} />}>
          <GridEditor />
        </Suspense>
      )}
    </>
  )
}
