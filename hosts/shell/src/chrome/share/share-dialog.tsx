import { Button, Dialog, EmptyState, ProgressBar } from '@pergola/ui'
import { useShell } from '../../compose/shell-context.tsx'
import { messages } from './messages.ts'
import { MyShares } from './my-shares.tsx'
import { ShareQuestion } from './share-question.tsx'
import { SharedLinkView } from './shared-link-view.tsx'
import { type ShareStep, useShare } from './use-share.ts'

/** Says where a copy of the site would go, how large it is and how long it is kept; then makes the link. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const { services } = useShell()
  const { step, share } = useShare(onClose)
  const canExport = step.kind === 'no-target' || (step.kind === 'asking' && isTooLarge(step))

  function exportInstead() {
    onClose()
    void services.commands.run('project.export')
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
              {services.commands.find('project.export')?.label}
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
      <StepView step={step} />
      {(canExport || step.kind === 'asking' || step.kind === 'shared') && <MyShares />}
    </Dialog>
  )
}

const isTooLarge = ({ zip, target }: Extract<ShareStep, { kind: 'asking' }>) =>
  zip.file.size > (target.bytes ?? Number.POSITIVE_INFINITY)

function StepView({ step }: { step: ShareStep }) {
  switch (step.kind) {
    case 'no-target':
      return <EmptyState title={messages.noTarget} text={messages.noTargetText} />
    case 'asking':
      return <ShareQuestion {...step} isTooLarge={isTooLarge(step)} />
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
