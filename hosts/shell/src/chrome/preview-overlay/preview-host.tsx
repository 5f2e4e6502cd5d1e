import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { lazyWindow } from '../../lazy-import.ts'

const PreviewOverlay = lazyWindow(async () => (await import('./preview-overlay.tsx')).PreviewOverlay)

export function PreviewHost() {
  const open = useStore(useShell().services.preview.state, (state) => state.open)
  if (!open) return null
  return (
    <Suspense>
      <PreviewOverlay />
    </Suspense>
  )
}
