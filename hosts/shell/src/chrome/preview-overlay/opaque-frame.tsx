import { opaqueFrame } from '@pergola/contracts'
import styles from './preview-overlay.module.css'

interface OpaqueFrameProps {
  readonly title: string
  readonly document: string
  /** Nothing in it may run. */
  readonly isStill: boolean
}

const rights = 'allow-scripts allow-forms allow-modals'

/**
 * A page without an origin, for a deployment that has only one. The frame's empty document comes from the service
 * worker, because one written here would inherit the editor's policy, under which no script of the page runs.
 */
export function OpaqueFrame({ title, document, isStill }: OpaqueFrameProps) {
  if (isStill) return <iframe className={styles.page} title={title} srcDoc={document} sandbox="" />
  // No worker yet, at the very first visit: the page is seen, and stands still.
  if (!navigator.serviceWorker?.controller)
    return <iframe className={styles.page} title={title} srcDoc={document} sandbox={rights} />
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- with the attribute the request would pass the worker by; its answer has the header
    <iframe
      className={styles.page}
      title={title}
      src={opaqueFrame.path}
      onLoad={({ currentTarget }) => {
        currentTarget.contentWindow?.postMessage({ kind: opaqueFrame.write, document }, '*')
      }}
    />
  )
}
