import { useId, useState } from 'react'
import { Button, Dialog, focusOnMount, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import styles from './pages-panel.module.css'

interface MoveDialogProps {
  count: number
  /** Paths of those that are there. */
  folders: readonly string[]
  /** With a `/` at its end; empty for the site's own. */
  onFolder: (folder: string) => void
  onClose: () => void
}

/** Asks into which folder; one that is not there yet is made by being named. */
export function MoveDialog({ count, folders, onFolder, onClose }: MoveDialogProps) {
  const [typed, setTyped] = useState('')
  const listId = useId()

  function submit(path: string) {
    const folder = path.trim().replace(/^\/+|\/+$/g, '')
    onClose()
    onFolder(folder === '' ? '' : `${folder}/`)
  }

  const footer = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button variant="primary" onClick={() => submit(typed)}>
        {messages.move}
      </Button>
    </>
  )
  return (
    <Dialog open title={messages.moveTitle(count)} onClose={onClose} footer={footer}>
      <form
        className={styles.moving}
        onSubmit={(event) => {
          event.preventDefault()
          submit(typed)
        }}
      >
        <TextField
          label={messages.folderField}
          hint={messages.folderHint}
          value={typed}
          onChange={setTyped}
          inputRef={focusOnMount}
        />
        {folders.length > 0 && (
          <ul id={listId} className={styles.folders} aria-label={messages.folders}>
            {folders.map((folder) => (
              <li key={folder}>
                <Button onClick={() => submit(folder)}>{folder}</Button>
              </li>
            ))}
          </ul>
        )}
      </form>
    </Dialog>
  )
}
