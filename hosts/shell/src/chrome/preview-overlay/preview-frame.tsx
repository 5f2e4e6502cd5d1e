import { Skeleton } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { localNetworkRights } from '../../services/preview/local-network-rights.ts'
import { messages } from './messages.ts'
import { OpaqueFrame } from './opaque-frame.tsx'
import { StillBar } from './still-bar.tsx'
import styles from './preview-overlay.module.css'

const rights = {
  running: 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads',
  /** The policy of its pages says so, too; the frame holds whatever else may be led to. */
  still: 'allow-same-origin allow-forms allow-popups allow-downloads',
}

/** The built page, and over it that nothing in it runs, where that is so. */
export function PreviewFrame() {
  const isStill = useStore(useShell().services.preview.state, (state) => state.isStill ?? false)
  return (
    <div className={styles.stage}>
      {isStill && <StillBar />}
      <PageFrame isStill={isStill} />
    </div>
  )
}

/** It runs on the second origin; without one, in a frame that has no origin at all. */
function PageFrame({ isStill }: { isStill: boolean }) {
  const { preview } = useShell().services
  const { url, fallbackDocument, generation, pageName } = useStore(preview.state)
  const title = messages.frame(pageName ?? '')
  if (url !== null)
    return (
      <iframe
        key={generation}
        className={styles.page}
        title={title}
        src={url}
        sandbox={isStill ? rights.still : rights.running}
        allow={isStill ? '' : localNetworkRights()}
        onLoad={({ currentTarget: { contentWindow } }) => contentWindow && void preview.landed?.(contentWindow)}
      />
    )
  if (fallbackDocument !== null)
    return <OpaqueFrame key={generation} title={title} document={fallbackDocument} isStill={isStill} />
  return (
    <div className={styles.waiting}>
      <Skeleton height={40} />
      <Skeleton height={220} />
      <Skeleton lines={4} />
    </div>
  )
}
