import { lazy, Suspense, useState } from 'react'
import type { Services } from '@pergola/contracts'
import { Button, Dialog, focusOnMount, TextField } from '@pergola/ui'
import { messages } from '../messages.ts'
import { createProject, reasonOf } from './create-project.ts'
import type { NewProject } from './create-project.ts'
import styles from './create-project-dialog.module.css'

type CreateServices = Pick<Services, 'projects' | 'navigation' | 'toasts'>

interface CreateProjectDialogProps extends CreateServices {
  open: boolean
  onClose: () => void
}

// Nobody who starts blank waits for them.
const StarterGallery = lazy(async () => {
  const { StarterGallery: Gallery } = await import('../starters/starter-picker.tsx')
  return { default: Gallery }
})
const ChosenStarter = lazy(async () => {
  const { ChosenStarter: Chosen } = await import('../starters/starter-picker.tsx')
  return { default: Chosen }
})

export function CreateProjectDialog({ open, onClose, ...services }: CreateProjectDialogProps) {
  // An older frame makes blank sites alone.
  const hasStarters = services.projects.createFrom !== undefined
  const size = hasStarters
    ? { width: 'min(1180px, 94vw)', height: 'min(720px, 92vh)' }
    : { width: '420px', height: 'auto' }
  return (
    <Dialog open={open} title={messages.createTitle} onClose={onClose} {...size} flush>
      <CreateProjectForm {...services} hasStarters={hasStarters} />
    </Dialog>
  )
}

/** Lives as long as the dialog is open, so that each opening starts empty. */
function CreateProjectForm({ hasStarters, ...services }: CreateServices & { readonly hasStarters: boolean }) {
  const [project, setProject] = useState<NewProject>({ name: '', description: '', starter: null })
  const { create, busy, problem, forget } = useCreate(services)

  function change(changed: Partial<NewProject>) {
    setProject({ ...project, ...changed })
    forget()
  }

  return (
    <form
      className={styles.form}
      data-with-starters={hasStarters || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void create(project)
      }}
    >
      <div className={styles.side}>
        <NameFields {...project} problem={problem} onChange={change} />
        {hasStarters && (
          <div className={styles.gallery}>
            <Suspense>
              <StarterGallery chosen={project.starter} onChoose={(starter) => change({ starter })} />
            </Suspense>
          </div>
        )}
        <Button variant="primary" type="submit" disabled={busy}>
          {messages.create}
        </Button>
      </div>
      {hasStarters && (
        <Suspense fallback={<div />}>
          <ChosenStarter chosen={project.starter} />
        </Suspense>
      )}
    </form>
  )
}

interface NameFieldsProps extends Pick<NewProject, 'name' | 'description'> {
  readonly problem: string | null
  readonly onChange: (changed: Partial<NewProject>) => void
}

function NameFields({ name, description, problem, onChange }: NameFieldsProps) {
  return (
    <>
      <TextField
        label={messages.name}
        placeholder={messages.namePlaceholder}
        value={name}
        inputRef={focusOnMount}
        onChange={(typed) => onChange({ name: typed })}
        {...(problem === null ? {} : { error: problem })}
      />
      <TextField
        label={messages.description}
        placeholder={messages.descriptionPlaceholder}
        value={description}
        onChange={(typed) => onChange({ description: typed })}
      />
    </>
  )
}

/** Makes the project and opens it, one at a time; `problem` says why there is none. */
function useCreate({ projects, navigation, toasts }: CreateServices) {
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function create(project: NewProject) {
    if (busy) return
    setBusy(true)
    const made = toasts.loading(messages.creating)
    const outcome = await createProject(projects, project).finally(() => {
      made()
      setBusy(false)
    })
    if (!outcome.ok) return setProblem(reasonOf(outcome.failure))
    navigation.openProject(outcome.value.id, 'index', 'addBlocks')
  }

  return { create, busy, problem, forget: () => setProblem(null) }
}
