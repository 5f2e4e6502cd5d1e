import type { Progress } from '@pergola/contracts'
import { Button, Dialog, ProgressBar } from '@pergola/ui'
import { messages } from '../messages.ts'

interface LoadProgressProps {
  progress: Progress | null
  onCancel: () => void
}

export function LoadProgress({ progress, onCancel }: LoadProgressProps) {
  return (
    <Dialog
      open={progress !== null}
      title={messages.loading}
      onClose={onCancel}
      width="420px"
      height="auto"
      footer={<Button onClick={onCancel}>{messages.cancel}</Button>}
    >
      {progress && <ProgressBar label={progress.label} done={progress.done} total={progress.total} />}
    </Dialog>
  )
}
