import { ChevronDown, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button, Skeleton } from '@pergola/ui'
import { messages } from './messages.ts'

const GridEditor = lazy(async () => ({ default: (await import('./grid-editor.tsx')).GridEditor }))

const GridPlace = lazy(async () => ({ default: (await import('./grid-place.tsx')).GridPlace }))

/** The editor of a grid's tracks and areas arrives when somebody wants it. */
export function GridToggle() {
  return (
    <Toggle label={messages.open}>
      <GridEditor />
    </Toggle>
  )
}

/** So does the picture in which a child is placed. */
export function PlaceToggle() {
  return (
    <Toggle label={messages.openPlace}>
      <GridPlace />
    </Toggle>
  )
}

function Toggle({ label, children }: { label: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        icon={open ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && <Suspense fallback={<Skeleton height={240} />}>{children}</Suspense>}
    </>
  )
}
