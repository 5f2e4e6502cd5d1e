import { FilePlus, FolderPlus, Upload } from 'lucide-react'
import { useRef } from 'react'
import { Button, IconButton, SearchField } from '@pergola/ui'
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
  const input = useRef<HTMLInputElement>(null)
  const { folder } = tree
  return (
    <div className={styles.tools}>
      <SearchField label={messages.search} value={tree.search} onChange={tree.setSearch} />
      <IconButton label={messages.newFile} icon={<FilePlus />} onClick={() => actions.make('file', folder)} />
      <IconButton label={messages.newFolder} icon={<FolderPlus />} onClick={() => actions.make('folder', folder)} />
      <span className={styles.target}>{messages.into(folder)}</span>
      <Button variant="primary" icon={<Upload />} onClick={() => input.current?.click()}>
        {messages.upload}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={messages.uploadInto(folder)}
        onChange={(event) => {
          actions.upload(folder, [...(event.currentTarget.files ?? [])])
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
