import { Button, Dialog, ProgressBar } from '@pergola/ui'
import type { KnownTarget } from '@pergola/workers/publish'
import { type ReactNode, useId, useState } from 'react'
import { useStore } from 'zustand'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'
import { placeOf } from './place-of.ts'
import { PublicationList } from './publication-list.tsx'
import { PublishReview } from './publish-review.tsx'
import styles from './publish.module.css'
import { TargetForm } from './target-form.tsx'
import { hasChanges, type PublishStep, usePublish } from './use-publish.ts'

/** One way from the project to its visitors: the target, what will change there, and what was published before. */
export function PublishDialog({ onClose }: { onClose: () => void }) {
  const id = useStore(useShell().services.projects.state, ({ open }) => open?.id)
  return id === undefined ? null : <ProjectPublish key={id} projectId={id} onClose={onClose} />
}

type Publishing = ReturnType<typeof usePublish>

function ProjectPublish({ projectId, onClose }: { projectId: string; onClose: () => void }) {
  const publishing = usePublish(projectId)
  const { step } = publishing
  const [accepted, setAccepted] = useState(false)
  const form = useId()
  return (
    <Dialog
      open
      title={messages.title}
      width="560px"
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {step.kind === 'working' ? messages.cancel : messages.close}
          </Button>
          {step.kind === 'target' && step.editing && (
            <RemoveButton target={step.editing} onRemove={publishing.removeTarget} />
          )}
          <NextButton publishing={publishing} form={form} accepted={accepted} />
        </>
      }
    >
      <div className={styles.screen}>
        <TargetLine publishing={publishing} />
        <StepView publishing={publishing}>
          {step.kind === 'target' && (
            <TargetForm
              key={step.editing?.id ?? 'new'}
              id={form}
              projectId={projectId}
              editing={step.editing}
              worker={publishing.worker}
              onKept={publishing.prepare}
            />
          )}
          {step.kind === 'review' && (
            <PublishReview prepared={step.prepared} accepted={accepted} onAccept={setAccepted} />
          )}
        </StepView>
      </div>
    </Dialog>
  )
}

function RemoveButton({ target, onRemove }: { target: KnownTarget; onRemove: (target: KnownTarget) => void }) {
  return <Button onClick={() => onRemove(target)}>{messages.remove}</Button>
}

interface NextButtonProps {
  publishing: Publishing
  form: string
  accepted: boolean
}

/** The one thing that comes next. */
function NextButton({ publishing, form, accepted }: NextButtonProps) {
  const { step } = publishing
  if (step.kind === 'target')
    return (
      <Button variant="primary" type="submit" form={form}>
        {messages.next}
      </Button>
    )
  if (step.kind === 'problem')
    return (
      <Button variant="primary" onClick={() => publishing.prepare(step.target)}>
        {messages.again}
      </Button>
    )
  if (step.kind === 'done')
    return <Button onClick={() => publishing.prepare(step.target)}>{messages.compareAgain}</Button>
  if (step.kind !== 'review') return null
  const isBlocked = step.prepared.findings.length > 0 && !accepted
  return (
    <Button variant="primary" disabled={isBlocked || !hasChanges(step)} onClick={() => publishing.publish(step)}>
      {messages.publish}
    </Button>
  )
}

/** Where it goes, and the way to another place. */
function TargetLine({ publishing: { step, edit } }: { publishing: Publishing }) {
  if (!('target' in step)) return null
  const address = addressIn(step)
  return (
    <div className={styles.target}>
      <span>{placeOf(step.target)}</span>
      {address !== null && (
        <a className={styles.site} href={address} target="_blank" rel="noreferrer noopener">
          {messages.open}
        </a>
      )}
      <Button onClick={() => edit(step.target)}>{messages.change}</Button>
    </div>
  )
}

/** Where earlier publications are ours to keep, and to remove. */
const keepsHere = (kind: string) => !['netlify', 'github'].includes(kind)

function addressIn(step: PublishStep): string | null {
  if (step.kind === 'review') return step.prepared.history.length > 0 ? step.prepared.address : null
  return step.kind === 'done' ? step.address : null
}

function StepView({ publishing, children }: { publishing: Publishing; children: ReactNode }) {
  const { step, rollBack, forgetHistory } = publishing
  switch (step.kind) {
    case 'opening':
      return <ProgressBar label={messages.opening} done={0} total={0} detail="" />
    case 'working': {
      const { done = 0, total = 0 } = step.progress ?? {}
      const percent = total > 0 ? `${Math.floor((100 * done) / total)} %` : ''
      return <ProgressBar label={step.label} done={done} total={total} detail={percent} />
    }
    case 'problem':
      return (
        <div role="alert">
          <p className={styles.trouble}>{step.reason}</p>
          {step.detail !== '' && <p className={styles.detail}>{step.detail}</p>}
        </div>
      )
    case 'done':
      return (
        <>
          <p className={styles.intro}>
            {messages.done(
              step.publication.files === null ? messages.current : messages.files(step.publication.files),
              messages.moment(step.publication.at),
            )}
          </p>
          {step.address === null && <p className={styles.intro}>{messages.noAddress}</p>}
        </>
      )
    case 'review':
      return (
        <>
          {children}
          <PublicationList
            history={step.prepared.history}
            onBack={(to) => rollBack(step, to)}
            onForget={keepsHere(step.target.kind) ? () => forgetHistory(step) : undefined}
          />
        </>
      )
    default:
      return children
  }
}
