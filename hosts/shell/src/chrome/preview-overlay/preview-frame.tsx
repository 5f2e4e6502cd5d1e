import { Skeleton } from '@pergola/ui'
import { useStore } from 'zustand'
import { useShell } from '../../compose/shell-context.tsx'
import { messages } from './messages.ts'
import { OpaqueFrame } from './opaque-frame.tsx'
import styles from './preview-overlay.module.css'

const sandboxOrigin = 'allow-scripts allow-same-origin allow-forms allow-popups allow-modals allow-downloads'

/** The built page. It runs on the second origin; without one, in a frame that has no origin at all. */
export function PreviewFrame() {
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
        sandbox={sandboxOrigin}
        onLoad={({ currentTarget: { contentWindow } }) => contentWindow && void preview.landed?.(contentWindow)}
      />
    )
  if (fallbackDocument !== null) return <OpaqueFrame key={generation} title={title} document={fallbackDocument} />
  return (
    <div className={styles.waiting}>
      <Skeleton height={40} />
      <Skeleton height={220} />
      <Skeleton lines={4} />
    </div>
  )
}
