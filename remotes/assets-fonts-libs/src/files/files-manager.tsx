import { useState } from 'react'
import type { Services } from '@pergola/contracts'
import { SegmentedControl } from '@pergola/ui'
import { AssetsManager } from '../assets/assets-manager.tsx'
import { messages } from '../messages.ts'
import { titles } from '../titles.ts'
import styles from './files-manager.module.css'
import { ProjectFiles } from './project-files.tsx'

type FilesManagerProps = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>> & {
    /** The file that was edited: where it stands in the tree is shown. */
    at?: string | undefined
    /** Edits the text of a file. */
    onOpen: (path: string) => void
  }

const views = [
  { value: 'assets', label: messages.assets },
  { value: 'files', label: messages.allFiles },
]

export function FilesManager({ at, onOpen, ...services }: FilesManagerProps) {
  const [view, setView] = useState(at === undefined ? 'assets' : 'files')
  return (
    <div className={styles.manager}>
      <SegmentedControl label={titles.files} value={view} options={views} onChange={setView} />
      {view === 'assets' ? <AssetsManager {...services} /> : <ProjectFiles {...services} at={at} onOpen={onOpen} />}
    </div>
  )
}
