import type { FileLike, Progress } from '@pergola/contracts'
import {
  createPublishWorker,
  isUpToDate,
  type KnownTarget,
  type Prepared,
  type Publication,
  type PublishWorker,
} from '@pergola/workers/publish'
import { useEffect, useRef, useState } from 'react'
import { buildZip } from '../../commands/build-zip.ts'
import type { Shell } from '../../context/shell.ts'
import { useShell } from '../../context/shell-context.tsx'
import { isAllowed } from '../../services/folders/folder-access.ts'
import { messages, reasons } from './messages.ts'
import { placeOf } from './place-of.ts'

/** From the target to what is published. Nothing but questions goes out before the person has said so in `review`. */
export type PublishStep =
  | { readonly kind: 'opening' }
  | { readonly kind: 'target'; readonly editing: KnownTarget | null }
  | { readonly kind: 'working'; readonly label: string; readonly progress: Progress | null }
  | { readonly kind: 'problem'; readonly target: KnownTarget; readonly reason: string; readonly detail: string }
  | { readonly kind: 'review'; readonly target: KnownTarget; readonly prepared: Prepared }
  | {
      readonly kind: 'done'
      readonly target: KnownTarget
      readonly publication: Publication
      readonly address: string | null
    }

interface Life {
  readonly shell: Shell
  readonly worker: PublishWorker
  readonly signal: AbortSignal
  readonly show: (step: PublishStep) => void
}

const working = ({ signal, show }: Life, label: string) => {
  show({ kind: 'working', label, progress: null })
  return {
    signal,
    onProgress: (progress: Progress) => show({ kind: 'working', label: progress.label || label, progress }),
  }
}

/** The built site, the same that Export packs. Null where it could not be built, which is told. */
async function pack(life: Life): Promise<FileLike | null> {
  const { shell, signal } = life
  const built = await buildZip(shell, (run) =>
    run({ ...working(life, messages.building), forTab: true, siteOnly: true }),
  )
  if (built?.ok) return built.value.file
  if (!signal.aborted) shell.services.toasts.error(messages.notBuilt, built?.detail)
  return null
}

async function mayUse({ worker }: Life, target: KnownTarget): Promise<boolean> {
  if (target.kind !== 'folder') return true
  const handle = await worker.read('folderOf', { id: target.id })
  return handle !== null && isAllowed(handle, true)
}

async function prepare(life: Life, target: KnownTarget): Promise<void> {
  const { worker, show } = life
  if (!(await mayUse(life, target)))
    return show({ kind: 'problem', target, reason: messages.folderNotAllowed, detail: '' })
  const zip = await pack(life)
  if (!zip) return show({ kind: 'target', editing: target })
  const outcome = await worker.ask('prepare', { id: target.id, zip }, working(life, messages.comparing))
  if (outcome.ok) return show({ kind: 'review', target, prepared: outcome.value })
  show({ kind: 'problem', target, reason: reasons[outcome.failure], detail: outcome.detail ?? '' })
}

/** Asked once for each target: it may be somebody else's, or mistyped. */
async function isAgreed({ shell }: Life, target: KnownTarget, { plan, replaced }: Prepared): Promise<boolean> {
  if (target.isUsed) return true
  const count = plan.added.length + plan.changed.length
  const message = messages.firstQuestion(placeOf(target), count, replaced)
  const question = { title: messages.firstTitle, message, confirmLabel: messages.publish }
  return (await shell.services.dialogs.confirm(question)) === 'confirm'
}

async function publish(life: Life, target: KnownTarget, prepared: Prepared): Promise<void> {
  const { shell, worker, show } = life
  if (!(await isAgreed(life, target, prepared))) return
  const outcome = await worker.ask('publish', { id: target.id }, working(life, messages.publishing))
  if (!outcome.ok)
    return show({ kind: 'problem', target, reason: reasons[outcome.failure], detail: outcome.detail ?? '' })
  shell.services.toasts.success(messages.published)
  show({ kind: 'done', target: { ...target, isUsed: true }, publication: outcome.value, address: prepared.address })
}

async function rollBack(life: Life, { target, prepared }: Reviewed, to: Publication): Promise<void> {
  const { shell, worker, show } = life
  const question = {
    title: messages.backTitle,
    message: messages.backQuestion(messages.moment(to.at)),
    confirmLabel: messages.back,
  }
  if ((await shell.services.dialogs.confirm(question)) !== 'confirm') return
  const work = working(life, messages.returning)
  const outcome = await worker.ask('rollBack', { id: target.id, publication: to.id }, work)
  if (!outcome.ok)
    return show({ kind: 'problem', target, reason: reasons[outcome.failure], detail: outcome.detail ?? '' })
  shell.services.toasts.success(messages.returned)
  show({ kind: 'done', target, publication: outcome.value, address: prepared.address })
}

async function forgetHistory(life: Life, { target }: Reviewed): Promise<void> {
  const { shell, worker, show } = life
  const question = { title: messages.forgetTitle, message: messages.forgetQuestion, confirmLabel: messages.forget }
  if ((await shell.services.dialogs.confirm({ ...question, danger: true })) !== 'confirm') return
  const outcome = await worker.ask('forgetHistory', { id: target.id }, working(life, messages.forget))
  if (!outcome.ok)
    return show({ kind: 'problem', target, reason: reasons[outcome.failure], detail: outcome.detail ?? '' })
  shell.services.toasts.success(messages.forgotten)
  await prepare(life, target)
}

/** The key leaves this browser with it. */
async function removeTarget({ shell, worker, show }: Life, target: KnownTarget): Promise<void> {
  const question = { title: messages.removeTitle, message: messages.removeQuestion, confirmLabel: messages.remove }
  if ((await shell.services.dialogs.confirm({ ...question, danger: true })) !== 'confirm') return
  await worker.read('forgetTarget', { id: target.id })
  show({ kind: 'target', editing: null })
}

type Reviewed = Extract<PublishStep, { kind: 'review' }>

/** Compares with the project's target as soon as it is drawn, and asks for one where it has none. */
export function usePublish(projectId: string) {
  const shell = useShell()
  const [step, setStep] = useState<PublishStep>({ kind: 'opening' })
  const [worker] = useState(createPublishWorker)
  const work = useRef(new AbortController())

  /** What is under way ends; what is shown then belongs to what comes next. */
  function begin(): Life {
    work.current.abort()
    work.current = new AbortController()
    const { signal } = work.current
    return { shell, worker, signal, show: (next) => !signal.aborted && setStep(next) }
  }

  useEffect(() => {
    const life = begin()
    void worker.read('targets', { projectId }).then((targets) => {
      const [target] = targets ?? []
      if (life.signal.aborted) return undefined
      return target ? prepare(life, target) : life.show({ kind: 'target', editing: null })
    })
    return () => {
      work.current.abort()
      worker.dispose()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each opening
  }, [])

  return {
    step,
    worker,
    edit: (target: KnownTarget | null) => begin().show({ kind: 'target', editing: target }),
    prepare: (target: KnownTarget) => void prepare(begin(), target),
    publish: ({ target, prepared }: Reviewed) => void publish(begin(), target, prepared),
    rollBack: (reviewed: Reviewed, to: Publication) => void rollBack(begin(), reviewed, to),
    removeTarget: (target: KnownTarget) => void removeTarget(begin(), target),
    forgetHistory: (reviewed: Reviewed) => void forgetHistory(begin(), reviewed),
  }
}

export const hasChanges = ({ prepared }: Reviewed): boolean => !isUpToDate(prepared.plan)
