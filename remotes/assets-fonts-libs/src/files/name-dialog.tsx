import { useState } from 'react'
import { Button, Dialog, focusOnMount, Select, TextField } from '@pergola/ui'
import { messages } from '../messages.ts'
import { fileMessages } from './messages.ts'
import styles from './project-files.module.css'

export interface NameRequest {
  readonly title: string
  readonly label: string
  readonly confirmLabel: string
  readonly name: string
  /** Where it is or will be, with a slash at its end; empty for the project's own. */
  readonly folder: string
  /** Where else it may go. */
  readonly folders: readonly string[]
  readonly hint?: string
  /** Why it cannot stand there; null when it may. */
  readonly problem: (path: string) => string | null
  readonly onPath: (path: string) => void
}

/** Asks for a folder and a name in it, and says what is wrong with them while they are chosen. */
export function NameDialog({ request, onClose }: { request: NameRequest; onClose: () => void }) {
  const [name, setName] = useState(request.name)
  const [folder, setFolder] = useState(request.folder)
  const isAsBefore = name === request.name && folder === request.folder
  const problem = isAsBefore ? null : request.problem(folder + name)
  const isReady = !isAsBefore && problem === null
  // A name that nobody has typed yet is not wrong: the button waits for it.
  const shown = name === '' && request.name === '' ? null : problem

  function submit() {
    if (!isReady) return
    onClose()
    request.onPath(folder + name)
  }

  const footer = (
    <>
      <Button onClick={onClose}>{messages.cancel}</Button>
      <Button variant="primary" disabled={!isReady} onClick={submit}>
        {request.confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog open title={request.title} onClose={onClose} footer={footer}>
      <form
        className={styles.naming}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={request.label}
          value={name}
          onChange={setName}
          error={shown}
          hint={request.hint}
          inputRef={focusOnMount}
          code
        />
        <Select
          label={fileMessages.folder}
          value={folder}
          options={request.folders.map((path) => ({ value: path, label: path || fileMessages.projectFolder }))}
          onChange={setFolder}
        />
      </form>
    </Dialog>
  )
}
