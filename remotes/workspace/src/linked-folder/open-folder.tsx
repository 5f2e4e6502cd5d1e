import type { FoldersService, Services } from '@pergola/contracts'
import { Button, Tooltip } from '@pergola/ui'
import { FolderOpen } from 'lucide-react'
import { LoadProgress } from '../load-project/load-progress.tsx'
import { messages } from './messages.ts'
import { useOpenFolder } from './use-open-folder.ts'

/** A button that makes a project of a folder on the disk; nothing where the browser opens none. */
export function OpenFolder({ folders, toasts }: { folders?: FoldersService | undefined } & Pick<Services, 'toasts'>) {
  const { progress, open, cancel } = useOpenFolder({ folders, toasts })
  if (!folders?.isSupported) return null
  return (
    <>
      <Tooltip content={messages.openHint}>
        <Button icon={<FolderOpen />} aria-description={messages.openHint} onClick={() => void open()}>
          {messages.open}
        </Button>
      </Tooltip>
      <LoadProgress progress={progress} onCancel={cancel} />
    </>
  )
}
