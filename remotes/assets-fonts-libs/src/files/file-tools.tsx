import { FilePlus, FolderPlus } from 'lucide-react'
import { IconButton, SearchField, UploadButton } from '@pergola/ui'
import type { FileActions } from './file-actions.ts'
import { fileMessages as messages } from './messages.ts'
import styles from './project-files.module.css'
import type { FileTreeState } from './use-file-tree.ts'

interface FileToolsProps {
  tree: FileTreeState
  actions: FileActions
}

/** Search, and what makes or brings files into the folder that is chosen. */
export function FileTools({ tree, actions }: FileToolsProps) {
  const { folder } = tree
  return (
    <div className={styles.tools}>
      <SearchField label={messages.search} value={tree.search} onChange={tree.setSearch} />
      <IconButton label={messages.newFile} icon={<FilePlus />} onClick={() => actions.make('file', folder)} />
      <IconButton label={messages.newFolder} icon={<FolderPlus />} onClick={() => actions.make('folder', folder)} />
      <span className={styles.target}>{messages.into(folder)}</span>
      <UploadButton
        label={messages.upload}
        fieldLabel={messages.uploadInto(folder)}
        variant="primary"
        multiple
        onFiles={(files) => actions.upload(folder, files)}
      />
    </div>
  )
}
