import type { FoldersService, Services } from '@pergola/contracts'
import { Button } from '@pergola/ui'
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
      <Button icon={<FolderOpen />} onClick={() => void open()}>
        {messages.open}
      </Button>
      <LoadProgress progress={progress} onCancel={cancel} />
    </>
  )
}
