import { useState } from 'react'
import { useStore } from 'zustand'
import { mayBeText } from '../file-editor/read-file-text.ts'
import { useLongWork } from '../use-long-work.ts'
import { WorkBar } from '../work-bar.tsx'
import { fileActions, type FileServices } from './file-actions.ts'
import { FilePreview } from './file-preview.tsx'
import type { FileRow } from './file-rows.ts'
import { FileTools } from './file-tools.tsx'
import { FileTreeList } from './file-tree-list.tsx'
import { NameDialog, type NameRequest } from './name-dialog.tsx'
import styles from './project-files.module.css'
import { useFileTree } from './use-file-tree.ts'

interface ProjectFilesProps extends FileServices {
  /** The file that is gone to first. */
  at?: string | undefined
  /** Edits the text of a file. */
  onOpen: (path: string) => void
}

const nothing: Readonly<Record<string, number>> = {}

/** A drawing is text, too, and is looked at first. */
const opensAsText = (path: string) => mayBeText(path) && !/\.svg$/i.test(path)

/** Every file of the project as it is stored: made, brought, opened, looked at, renamed, exported, deleted. */
export function ProjectFiles({ at, onOpen, ...services }: ProjectFilesProps) {
  const project = useStore(services.projects.state, (state) => state.open)
  const tree = useFileTree(project?.files ?? nothing, at)
  const [preview, setPreview] = useState<string | null>(null)
  const [asked, setAsked] = useState<NameRequest | null>(null)
  const { running, begin } = useLongWork()
  const actions = fileActions(services, { ...tree, ask: setAsked, begin })
  const sizes = project?.files ?? nothing

  function open({ path, kind }: FileRow) {
    if (kind === 'folder') tree.toggle(path)
    else if (opensAsText(path)) onOpen(path)
    else setPreview(path)
  }

  return (
    <div className={styles.files}>
      <FileTools tree={tree} actions={actions} />
      <WorkBar work={running} />
      <div className={styles.body}>
        <FileTreeList tree={tree} open={open} actions={actions} />
        {preview !== null && project && preview in sizes && (
          <FilePreview
            projectId={project.id}
            path={preview}
            size={sizes[preview] ?? 0}
            onEdit={mayBeText(preview) ? () => onOpen(preview) : undefined}
            onClose={() => setPreview(null)}
          />
        )}
      </div>
      {asked && <NameDialog request={asked} onClose={() => setAsked(null)} />}
    </div>
  )
}
