import { Suspense } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../context/shell-context.tsx'
import { lazyWindow } from '../lazy-import.ts'
import { PaletteWindow } from '../palette/palette-window.tsx'

const ShortcutSheet = lazyWindow(async () => (await import('../shortcuts/shortcut-sheet.tsx')).ShortcutSheet)
const TrustDialog = lazyWindow(async () => (await import('./banners/trust-dialog.tsx')).TrustDialog)
const PublishDialog = lazyWindow(async () => (await import('./publish/publish-dialog.tsx')).PublishDialog)
const ShareDialog = lazyWindow(async () => (await import('./share/share-dialog.tsx')).ShareDialog)

/** Windows of the shell's own; their code comes when they are first opened. */
export function ShellWindows() {
  const { window, services } = useShell()
  const open = useStore(window, (state) => state.open)
  const { shown, parts } = useStore(services.folders.state)
  const offered = useStore(services.shares.state, (state) => state.offered ?? null)
  const close = () => window.setState({ open: null })
  return (
    <Suspense>
      {open === 'palette' && <PaletteWindow onClose={close} />}
      {open === 'shortcuts' && <ShortcutSheet onClose={close} />}
      {open === 'trust' && <TrustDialog onClose={close} />}
      {shown !== null && parts && <parts.Window key={shown} projectId={shown} />}
      {open === 'publish' && <PublishDialog onClose={close} />}
      {open === 'share' && <ShareDialog offered={null} onClose={close} />}
      {offered && <ShareDialog key={offered.id} offered={offered} onClose={() => services.shares.offer?.(null)} />}
    </Suspense>
  )
}
