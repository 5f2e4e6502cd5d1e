import { Suspense } from 'react'
import type { SlotName } from '@pergola/contracts'
import { ErrorBoundary } from 'react-error-boundary'
import { useStore } from 'zustand'
import { isLoadFailure, messageOf } from '../load-failure.ts'
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

const isBar = (slot: SlotName) => slot.startsWith('bar:')

/** A remote's view in its place. Whatever happens to the remote, loading or rendering, happens inside this place only. */
export function RemoteView({ slot, close = stayOpen, argument }: RemoteViewProps) {
  const remotes = useRemotes()
  const filled = useStore(remotes.state, ({ views }) => views[slot])
  const remote = useStore(remotes.state, ({ list }) =>
    filled ? list.find(({ name }) => name === filled.remote) : slotOwner(list, slot),
  )
  const title = remote?.title ?? slot

  if (!filled) return isBar(slot) ? <EmptyBar remote={remote} /> : <EmptySlot remote={remote} />
  return (
    <ErrorBoundary
      key={slot}
      fallbackRender={({ error, resetErrorBoundary: reset }) =>
        brokenSlot({ slot, title, detail: messageOf(error), reset })
      }
    >
      <Suspense fallback={isBar(slot) ? null : <SlotLoading title={title} />}>
        <filled.View close={close} argument={argument} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface BrokenSlot {
  slot: SlotName
  title: string
  detail: string
  reset: () => void
}

function brokenSlot({ slot, title, detail, reset }: BrokenSlot) {
  // A view that is loaded on first use keeps its failed load; only a new document asks again, and needs a network itself.
  const isMissing = isLoadFailure(detail)
  const onRetry = () => (isMissing && navigator.onLine ? globalThis.location.reload() : reset())
  const heading = isMissing ? describeFailure('missing', title).heading : messages.renderFailed(title)
  if (isBar(slot)) return <SlotFallback compact heading={heading} onRetry={onRetry} />
  return <SlotFallback heading={heading} text={messages.renderFailedText} detail={detail} onRetry={onRetry} />
}

/** A bar has room for one line; that its remote is on the way needs none. */
function EmptyBar({ remote }: { remote: RemoteStatus | undefined }) {
  const remotes = useRemotes()
  if (!remote?.failure) return null
  const retry = remote.failure === 'contract' ? {} : { onRetry: () => remotes.retry(remote.name) }
  return <SlotFallback compact heading={describeFailure(remote.failure, remote.title).heading} {...retry} />
}

function EmptySlot({ remote }: { remote: RemoteStatus | undefined }) {
  const remotes = useRemotes()
  const file = useStore(remotes.state, (state) => state.file)

  if (file === 'unreadable')
    return <SlotFallback heading={messages.unreadable} text={messages.unreadableText} onRetry={() => remotes.start()} />
  if (remote?.failure) {
    const { heading, text } = describeFailure(remote.failure, remote.title)
    const retry = remote.failure === 'contract' ? {} : { onRetry: () => remotes.retry(remote.name) }
    return <SlotFallback heading={heading} text={text} detail={remote.detail} {...retry} />
  }
  if (file === 'reading' || (remote && remote.phase !== 'active')) return <SlotLoading title={remote?.title ?? ''} />
  return <SlotFallback heading={messages.notProvided} text={messages.notProvidedText} />
}
