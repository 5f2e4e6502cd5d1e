import type { ReceivedShare } from '@pergola/contracts'
import { Button, Dialog, ProgressBar } from '@pergola/ui'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { messages, problems } from './messages.ts'
import styles from './shared-link-dialog.module.css'
import { type SharedLinkServices, useSharedLink } from './use-shared-link.ts'

/** Stands while this tab holds a link to a shared site. Nothing is fetched before it is answered. */
export function SharedLinkDialog(services: SharedLinkServices) {
  const { received, problem } = useStore(services.shares.state)
  if (problem) return <RefusedLink text={problems[problem]} onClose={services.shares.dismiss} />
  return received && <LoadQuestion {...services} received={received} />
}

function RefusedLink({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog
      open
      title={messages.refusedTitle}
      description={text}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    />
  )
}

function LoadQuestion({ received, ...services }: SharedLinkServices & { received: ReceivedShare }) {
  const { doing, load, close } = useSharedLink(services)
  const first = useRef<HTMLButtonElement>(null)
  const isLoading = doing.kind === 'loading'
  const again = doing.kind === 'asking' && doing.problem !== undefined
  return (
    <Dialog
      open
      title={messages.title}
      width="480px"
      onClose={close}
      initialFocus={first}
      footer={
        <>
          <Button ref={first} variant="ghost" onClick={close}>
            {isLoading ? messages.cancel : messages.decline}
          </Button>
          {!isLoading && (
            <Button variant="primary" onClick={() => void load()}>
              {again ? messages.tryAgain : messages.load}
            </Button>
          )}
        </>
      }
    >
      {doing.kind === 'loading' ? (
        <ProgressBar
          label={doing.progress?.label ?? messages.asking}
          done={doing.progress?.done ?? 0}
          total={doing.progress?.total ?? 0}
          detail={percent(doing.progress)}
        />
      ) : (
        <Facts received={received} problem={doing.problem} />
      )}
    </Dialog>
  )
}

function Facts({ received, problem }: { received: ReceivedShare; problem: string | undefined }) {
  const { host, isOwn, isEncrypted } = received
  return (
    <div className={styles.question}>
      <p className={styles.intro}>{messages.intro}</p>
      <dl className={styles.facts}>
        <dt>{messages.place}</dt>
        <dd>{isOwn ? messages.ownPlace(host) : messages.foreignPlace(host)}</dd>
        <dt>{messages.secret}</dt>
        <dd>{isEncrypted ? messages.encrypted : messages.plain}</dd>
        <dt>{messages.trust}</dt>
        <dd>{messages.restricted}</dd>
      </dl>
      {problem !== undefined && (
        <p className={styles.trouble} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function percent(progress: { done: number; total: number } | null): string {
  return progress && progress.total > 0 ? `${Math.floor((100 * progress.done) / progress.total)} %` : ''
}
