import type { ExportedZip, Progress, SharedLink, ShareOffer, ShareTarget } from '@pergola/contracts'
import { useEffect, useRef, useState } from 'react'
import { buildZip } from '../../commands/build-zip.ts'
import type { Shell } from '../../context/shell.ts'
import { useShell } from '../../context/shell-context.tsx'
import { copyLink } from './copy-link.ts'
import { failures, messages } from './messages.ts'

/** From packing to the link. Nothing leaves before the person has said so in `asking`. */
export type ShareStep =
  | { readonly kind: 'packing'; readonly progress: Progress | null }
  | { readonly kind: 'no-target' }
  | { readonly kind: 'asking'; readonly zip: ExportedZip; readonly target: ShareTarget; readonly problem?: string }
  | { readonly kind: 'sending'; readonly progress: Progress | null }
  | { readonly kind: 'shared'; readonly shared: SharedLink; readonly isCopied: boolean }

type Show = (step: ShareStep) => void

interface Life {
  readonly signal: AbortSignal
  readonly show: Show
  /** Null: the open project. */
  readonly offered: ShareOffer | null
}

async function pack(shell: Shell, { signal, show, offered }: Life): Promise<'gone' | undefined> {
  const { shares, toasts } = shell.services
  const target = await shares.target()
  if (signal.aborted) return undefined
  if (!target) return void show({ kind: 'no-target' })
  const onProgress = (progress: Progress) => show({ kind: 'packing', progress })
  const built = await buildZip(shell, (run) => run({ signal, onProgress, forTab: true }), offered?.id)
  if (signal.aborted) return undefined
  if (built?.ok) return void show({ kind: 'asking', zip: built.value, target })
  if (built && built.failure !== 'cancelled') toasts.error(messages.notPacked, built.detail)
  return 'gone'
}

type Asking = Extract<ShareStep, { kind: 'asking' }>

async function send(shell: Shell, asking: Asking, { signal, show, offered }: Life) {
  const { shares, toasts, projects } = shell.services
  const finish = toasts.loading(messages.uploading)
  const onProgress = (progress: Progress) => show({ kind: 'sending', progress })
  const name = offered?.name ?? projects.state.getState().open?.project.name ?? asking.zip.name
  const outcome = await shares.send(asking.zip.file, { signal, onProgress }, name).finally(finish)
  if (signal.aborted) return toasts.info(failures.cancelled)
  if (!outcome.ok) {
    toasts.error(messages.failed)
    return show({ ...asking, problem: failures[outcome.failure] })
  }
  toasts.success(messages.shared)
  const isCopied = await copyLink(outcome.value.link)
  if (isCopied) toasts.success(messages.copied)
  show({ kind: 'shared', shared: outcome.value, isCopied })
}

/** Begins to pack when it is first drawn; what is under way ends with it. */
export function useShare(offered: ShareOffer | null, onGone: () => void) {
  const shell = useShell()
  const [step, setStep] = useState<ShareStep>({ kind: 'packing', progress: null })
  const life = useRef<AbortController | null>(null)

  useEffect(() => {
    const abort = new AbortController()
    life.current = abort
    const show: Show = (next) => !abort.signal.aborted && setStep(next)
    void pack(shell, { signal: abort.signal, show, offered }).then((end) => end === 'gone' && onGone())
    return () => abort.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one packing for each opening
  }, [])

  function share(asking: Asking) {
    const signal = life.current?.signal
    if (!signal) return
    setStep({ kind: 'sending', progress: null })
    void send(shell, asking, { signal, offered, show: (next) => !signal.aborted && setStep(next) })
  }

  return { step, share }
}
