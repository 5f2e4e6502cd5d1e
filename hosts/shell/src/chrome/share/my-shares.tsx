import type { OwnShare } from '@pergola/contracts'
import { Button } from '@pergola/ui'
import { useEffect, useState } from 'react'
import { useShell } from '../../context/shell-context.tsx'
import { copyLink } from './copy-link.ts'
import { messages, momentText, stopFailures } from './messages.ts'
import styles from './share.module.css'

/** What this browser shares, each with its link and the way to take it back; nothing where it shares nothing. */
export function MyShares() {
  const { shares } = useShell().services
  const [list, setList] = useState<readonly OwnShare[]>([])
  const read = () => void shares.mine?.().then(setList)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, and again after what is done here
  useEffect(read, [])

  if (list.length === 0) return null
  return (
    <section className={styles.mine} aria-label={messages.mine}>
      <h3>{messages.mine}</h3>
      <ul>
        {list.map((share) => (
          <ShareRow key={share.link} share={share} onChange={read} />
        ))}
      </ul>
    </section>
  )
}

function ShareRow({ share, onChange }: { share: OwnShare; onChange: () => void }) {
  const { shares, toasts, dialogs } = useShell().services
  const [isBusy, setBusy] = useState(false)
  const { name, link, sharedAt, expires, canStop } = share

  async function copy() {
    if (await copyLink(link)) toasts.success(messages.copied)
    else toasts.warning(messages.notCopied)
  }

  async function stop() {
    const question = { title: messages.stopTitle, message: messages.stopQuestion(name), confirmLabel: messages.stop }
    if ((await dialogs.confirm({ ...question, danger: true })) !== 'confirm') return
    setBusy(true)
    const outcome = await shares.stop?.(link)
    setBusy(false)
    if (!outcome) return
    if (outcome.ok) toasts.success(messages.stopped)
    else if (outcome.failure === 'share-missing') toasts.info(stopFailures[outcome.failure])
    else toasts.error(stopFailures[outcome.failure])
    onChange()
  }

  return (
    <li>
      <div className={styles.share}>
        <strong>{name}</strong>
        <span>{messages.fromTo(momentText(sharedAt), momentText(expires))}</span>
        {!canStop && <span>{messages.cannotStop}</span>}
      </div>
      <Button aria-label={messages.copyOf(name)} onClick={() => void copy()}>
        {messages.copy}
      </Button>
      {canStop && (
        <Button aria-label={messages.stopOf(name)} disabled={isBusy} onClick={() => void stop()}>
          {messages.stop}
        </Button>
      )}
    </li>
  )
}
