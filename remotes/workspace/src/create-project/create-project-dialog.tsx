import { useState } from 'react'
import type { Services } from '@pergola/contracts'
import { Button, Dialog, focusOnMount, TextField } from '@pergola/ui'
import { messages, saveReasons } from '../messages.ts'
import styles from './create-project-dialog.module.css'

interface CreateProjectDialogProps extends Pick<Services, 'projects' | 'navigation' | 'toasts'> {
  open: boolean
  onClose: () => void
}

export function CreateProjectDialog({ open, onClose, ...services }: CreateProjectDialogProps) {
  return (
    <Dialog open={open} title={messages.createTitle} onClose={onClose} width="420px" height="auto">
      <CreateProjectForm {...services} />
    </Dialog>
  )
}

/** Lives as long as the dialog is open, so that each opening starts empty. */
function CreateProjectForm({ projects, navigation, toasts }: Omit<CreateProjectDialogProps, 'open' | 'onClose'>) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function create() {
    setBusy(true)
    const made = toasts.loading(messages.creating)
    const outcome = await projects.create({ name, description }).finally(() => {
      made()
      setBusy(false)
    })
    if (!outcome.ok)
      return setProblem(outcome.failure === 'name-empty' ? messages.nameMissing : saveReasons[outcome.failure])
    navigation.openProject(outcome.value.id, 'index', 'addBlocks')
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void create()
      }}
    >
      <TextField
        label={messages.name}
        placeholder={messages.namePlaceholder}
        value={name}
        inputRef={focusOnMount}
        onChange={(typed) => {
          setName(typed)
          setProblem(null)
        }}
        {...(problem === null ? {} : { error: problem })}
      />
      <TextField
        label={messages.description}
        placeholder={messages.descriptionPlaceholder}
        value={description}
        onChange={setDescription}
      />
      <Button variant="primary" type="submit" disabled={busy}>
        {messages.create}
      </Button>
    </form>
  )
}
