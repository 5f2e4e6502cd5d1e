import type { DeviceName } from '@pergola/contracts'
import { SegmentedControl, UnitInput } from '@pergola/ui'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { Suspense } from 'react'
import { useCanvas, useCanvasState } from '../../context/shell-context.tsx'
import { lazyWindow } from '../../lazy-import.ts'
import { messages } from './messages.ts'
import styles from './top-bar.module.css'

const ViewTools = lazyWindow(async () => (await import('./view-tools.tsx')).ViewTools)

type FixedDevice = Exclude<DeviceName, 'custom'>

const devices: readonly { value: FixedDevice; label: string; icon: React.ReactNode; shortcut: string }[] = [
  { value: 'desktop', label: messages.desktop, icon: <Monitor />, shortcut: '1' },
  { value: 'tablet', label: messages.tablet, icon: <Tablet />, shortcut: '2' },
  { value: 'mobile', label: messages.mobile, icon: <Smartphone />, shortcut: '3' },
]

export function DeviceBar() {
  const canvas = useCanvas()
  const device = useCanvasState((state) => state.device)
  const width = useCanvasState((state) => state.width)
  const height = useCanvasState((state) => state.height)
  return (
    <>
      <SegmentedControl
        label={messages.devices}
        value={device === 'custom' ? '' : device}
        options={devices}
        disabled={!canvas}
        onChange={(chosen) => canvas?.setDevice(chosen)}
      />
      <div className={styles.views}>
        <Suspense>{canvas && <ViewTools canvas={canvas} />}</Suspense>
      </div>
      <SizeField label={messages.width} value={width} onCommit={(size) => canvas?.setSize({ width: size })} />
      <SizeField label={messages.height} value={height} onCommit={(size) => canvas?.setSize({ height: size })} />
    </>
  )
}

interface SizeFieldProps {
  label: string
  value: number
  onCommit: (size: number) => void
}

function SizeField({ label, value, onCommit }: SizeFieldProps) {
  return (
    <div className={styles.size}>
      <UnitInput
        label={label}
        value={value > 0 ? String(Math.round(value * 100) / 100) : ''}
        units={[]}
        disabled={value <= 0}
        minimum={1}
        validate={(text) => (sizeIn(text) === null ? messages.size(text) : null)}
        onCommit={(text) => {
          const size = sizeIn(text)
          if (size !== null) onCommit(size)
        }}
      />
    </div>
  )
}

/** `768` and `768px` mean the same. */
function sizeIn(text: string): number | null {
  const match = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(text.trim())
  const size = Number(match?.[1])
  return size > 0 ? size : null
}
