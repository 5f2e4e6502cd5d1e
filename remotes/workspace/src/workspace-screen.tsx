import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Services } from '@pergola/contracts'
import { Button, CardGrid, EmptyState, SearchField, Skeleton, UploadButton } from '@pergola/ui'
import { CreateProjectDialog } from './create-project/create-project-dialog.tsx'
import { LoadProgress } from './load-project/load-progress.tsx'
import { useLoadProject } from './load-project/use-load-project.ts'
import { messages } from './messages.ts'
import { matchProjects } from './project-cards/match-projects.ts'
import { createProjectActions } from './project-cards/project-actions.ts'
import { ProjectCard } from './project-cards/project-card.tsx'
import { SharedLinkDialog } from './shared-link/shared-link-dialog.tsx'
import styles from './workspace-screen.module.css'

type WorkspaceScreenProps = Pick<Services, 'projects' | 'navigation' | 'dialogs' | 'toasts'> & Partial<Services>

export function WorkspaceScreen(services: WorkspaceScreenProps) {
  const { projects, navigation } = services
  const { phase, summaries } = useStore(projects.state)
  const [typed, setTyped] = useState('')
  const [creating, setCreating] = useState(false)
  const { progress, load, cancel } = useLoadProject(services)
  // Ages are told as of the moment the list was shown.
  const [opened] = useState(() => Date.now())
  const [actions] = useState(() => createProjectActions(services))
  useEffect(() => void projects.refresh(), [projects])
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => matchProjects(summaries, wanted), [summaries, wanted])

  return (
    <main className={styles.screen}>
      <header className={styles.header}>
        <h1 className={styles.title}>Pergola</h1>
        <div className={styles.search}>
          <SearchField label={messages.search} value={typed} onChange={setTyped} />
        </div>
        <UploadButton label={messages.loadSite} accept=".zip" onFiles={([file]) => void load(file)} />
        <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
          {messages.newSite}
        </Button>
      </header>
      {phase === 'loading' && <WaitingCards />}
      {phase !== 'loading' && summaries.length === 0 && (
        <div className={styles.rest}>
          <EmptyState
            title={messages.empty}
            text={messages.emptyHint}
            action={<Button onClick={() => setCreating(true)}>{messages.addNew}</Button>}
          />
        </div>
      )}
      {summaries.length > 0 && found.length === 0 && (
        <div className={styles.rest}>
          <EmptyState title={messages.nothingFound} />
        </div>
      )}
      {found.length > 0 && (
        <CardGrid
          label={messages.list}
          items={found}
          itemKey={({ id }) => id}
          render={(project) => <ProjectCard project={project} projects={projects} actions={actions} now={opened} />}
          minimumWidth={260}
          gap={16}
        />
      )}
      <CreateProjectDialog
        open={creating}
        onClose={() => setCreating(false)}
        projects={projects}
        navigation={navigation}
      />
      <LoadProgress progress={progress} onCancel={cancel} />
      {services.shares && <SharedLinkDialog {...services} shares={services.shares} />}
    </main>
  )
}

function WaitingCards() {
  return (
    <div className={styles.waiting} aria-hidden>
      {Array.from({ length: 8 }, (_, card) => (
        <Skeleton key={card} height={320} />
      ))}
    </div>
  )
}
