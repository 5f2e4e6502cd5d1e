import { Suspense } from 'react'
import type { SlotName } from '@pergola/contracts'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { isLoadFailure, messageOf } from './load-definition.ts'
import { describeFailure, messages } from './messages.ts'
import type { RemoteStatus } from './remote-status.ts'
import { useRemotes } from './remotes-context.tsx'
import { SlotFallback } from './slot-fallback.tsx'
import { SlotLoading } from './slot-loading.tsx'
import { slotOwner } from './slot-owner.ts'

interface RemoteViewProps {
  slot: SlotName
  close?: () => void
  argument?: unknown
}

const stayOpen = () => {}

/** A remote's view in its place. Whatever happens to the remote, loading or rendering, happens inside this place only. */
export function RemoteView({ slot, close = stayOpen, argument }: RemoteViewProps) {
  const remotes = useRemotes()
  const filled = useStore(remotes.state, ({ views }) => views[slot])
  const remote = useStore(remotes.state, ({ list }) =>
    filled ? list.find(({ name }) => name === filled.remote) : slotOwner(list, slot),
  )
  const title = remote?.title ?? slot

  if (!filled) return <EmptySlot remote={remote} />
  return (
    <ErrorBoundary
      key={slot}
      fallbackRender={({ error, resetErrorBoundary }) => brokenSlot(title, messageOf(error), resetErrorBoundary)}
    >
      <Suspense fallback={<SlotLoading title={title} />}>
        <filled.View close={close} argument={argument} />
      </Suspense>
    </ErrorBoundary>
  )
}

function brokenSlot(title: string, detail: string, reset: () => void) {
  // A view that is loaded on first use keeps its failed load; only a new document asks again.
  const onRetry = isLoadFailure(detail) ? () => globalThis.location.reload() : reset
  return (
    <SlotFallback
      heading={messages.renderFailed(title)}
      text={messages.renderFailedText}
      detail={detail}
      onRetry={onRetry}
    />
  )
}

function EmptySlot({ remote }: { remote: RemoteStatus | undefined }) {
  const remotes = useRemotes()
  const file = useStore(remotes.state, (state) => state.file)

  if (file === 'unreadable')
    return (
      <SlotFallback
        heading={messages.unreadable}
        text={messages.unreadableText}
        onRetry={() => globalThis.location.reload()}
      />
    )
  if (remote?.failure) {
    const { heading, text } = describeFailure(remote.failure, remote.title)
    const retry = remote.failure === 'contract' ? {} : { onRetry: () => remotes.retry(remote.name) }
    return <SlotFallback heading={heading} text={text} detail={remote.detail} {...retry} />
  }
  if (file === 'reading' || (remote && remote.phase !== 'active')) return <SlotLoading title={remote?.title ?? ''} />
  return <SlotFallback heading={messages.notProvided} text={messages.notProvidedText} />
}
