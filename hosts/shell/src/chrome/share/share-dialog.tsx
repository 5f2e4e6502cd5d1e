import type { ShareOffer } from '@pergola/contracts'
import { Button, Dialog, EmptyState, ProgressBar } from '@pergola/ui'
import { useStore } from 'zustand'
import { exportProject } from '../../commands/export-project.ts'
import { useShell } from '../../context/shell-context.tsx'
import { messages } from './messages.ts'
import { MyShares } from './my-shares.tsx'
import { ShareQuestion } from './share-question.tsx'
import { SharedLinkView } from './shared-link-view.tsx'
import { type ShareStep, useShare } from './use-share.ts'

interface ShareDialogProps {
  /** Null: the open project. */
  offered: ShareOffer | null
  onClose: () => void
}

/** Says where a copy of the site would go, how large it is and how long it is kept; then makes the link. */
export function ShareDialog({ offered, onClose }: ShareDialogProps) {
  const shell = useShell()
  const { step, share } = useShare(offered, onClose)
  const canExport = step.kind === 'no-target' || (step.kind === 'asking' && isTooLarge(step))

  function exportInstead() {
    onClose()
    void exportProject(shell, offered?.id)
  }

  return (
    <Dialog
      open
      title={messages.title}
      width="480px"
      onClose={onClose}
      footer={
        <>
          <Button variant={step.kind === 'shared' ? 'default' : 'ghost'} onClick={onClose}>
            {step.kind === 'shared' ? messages.close : messages.cancel}
          </Button>
          {canExport && (
            <Button variant="primary" onClick={exportInstead}>
              {shell.services.commands.find('project.export')?.label}
            </Button>
          )}
          {step.kind === 'asking' && !canExport && (
            <Button variant="primary" onClick={() => share(step)}>
              {step.problem === undefined ? messages.share : messages.tryAgain}
            </Button>
          )}
        </>
      }
    >
      <StepView step={step} offered={offered} />
      {(canExport || step.kind === 'asking' || step.kind === 'shared') && <MyShares />}
    </Dialog>
  )
}

const isTooLarge = ({ zip, target }: Extract<ShareStep, { kind: 'asking' }>) =>
  zip.file.size > (target.bytes ?? Number.POSITIVE_INFINITY)

function StepView({ step, offered }: { step: ShareStep; offered: ShareOffer | null }) {
  const online = useStore(useShell().trouble, (state) => state.online)
  switch (step.kind) {
    case 'no-target':
      return <EmptyState title={messages.noTarget} text={online ? messages.noTargetText : messages.noTargetOffline} />
    case 'asking':
      return <ShareQuestion {...step} offered={offered} isTooLarge={isTooLarge(step)} />
    case 'shared':
      return <SharedLinkView {...step} />
    default: {
      const label = step.progress?.label ?? (step.kind === 'packing' ? messages.preparing : messages.uploading)
      return (
        <ProgressBar
          label={label}
          done={step.progress?.done ?? 0}
          total={step.progress?.total ?? 0}
          detail={percent(step.progress)}
        />
      )
    }
  }
}

function percent(progress: { done: number; total: number } | null): string {
  return progress && progress.total > 0 ? `${Math.floor((100 * progress.done) / progress.total)} %` : ''
}
