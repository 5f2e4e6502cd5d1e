import { limits } from '@pergola/contracts'
import { focusOnMount, IconButton, SegmentedControl } from '@pergola/ui'
import { Maximize2, Minimize2, Minus, Monitor, PanelTop, RotateCw, Smartphone, Tablet, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useStore } from 'zustand'
import { useCanvasState, useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'
import { PreviewFrame } from './preview-frame.tsx'
import styles from './preview-overlay.module.css'

type Shape = 'window' | 'full' | 'bar'
type Device = 'desktop' | 'tablet' | 'mobile'

const devices: readonly { value: Device; label: string; icon: React.ReactNode }[] = [
  { value: 'desktop', label: messages.desktop, icon: <Monitor /> },
  { value: 'tablet', label: messages.tablet, icon: <Tablet /> },
  { value: 'mobile', label: messages.mobile, icon: <Smartphone /> },
]

/** Stands over the editor without locking it: minimised, work goes on beside the running page. */
export function PreviewOverlay() {
  const { preview } = useShell().services
  const pageName = useStore(preview.state, (state) => state.pageName)
  const edited = useCanvasState((state) => state.device)
  const [shape, setShape] = useState<Shape>('full')
  const [device, setDevice] = useState<Device>(edited === 'tablet' || edited === 'mobile' ? edited : 'desktop')

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    preview.hide()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes, as in every dialog
    <dialog
      open
      className={styles.overlay}
      aria-label={messages.title}
      tabIndex={-1}
      ref={focusOnMount}
      data-shape={shape}
      data-region="preview"
      onKeyDown={onKeyDown}
    >
      <div className={styles.header}>
        <h2 className={styles.title}>{pageName}</h2>
        {shape !== 'bar' && (
          <SegmentedControl label={messages.devices} value={device} options={devices} onChange={setDevice} />
        )}
        <IconButton label={messages.refresh} icon={<RotateCw />} onClick={() => void preview.refresh()} />
        {shape === 'bar' ? (
          <IconButton label={messages.restore} icon={<PanelTop />} onClick={() => setShape('window')} />
        ) : (
          <IconButton label={messages.minimise} icon={<Minus />} onClick={() => setShape('bar')} />
        )}
        {shape === 'full' ? (
          <IconButton label={messages.leaveFull} icon={<Minimize2 />} onClick={() => setShape('window')} />
        ) : (
          <IconButton label={messages.full} icon={<Maximize2 />} onClick={() => setShape('full')} />
        )}
        <IconButton label={messages.close} icon={<X />} shortcut="Escape" onClick={() => preview.hide()} />
      </div>
      <div className={styles.body} hidden={shape === 'bar'}>
        <div className={styles.device} style={device === 'desktop' ? undefined : { width: limits.devices[device] }}>
          <PreviewFrame />
        </div>
      </div>
    </dialog>
  )
}
