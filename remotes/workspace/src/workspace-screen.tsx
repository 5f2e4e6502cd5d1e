import { Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ProjectSummary, Services } from '@pergola/contracts'
import { Button, CardGrid, EmptyState, SearchField, Skeleton, UploadButton } from '@pergola/ui'
import { CreateProjectDialog } from './create-project/create-project-dialog.tsx'
import { LinkedFolder } from './linked-folder/linked-folder.tsx'
import { OpenFolder } from './linked-folder/open-folder.tsx'
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
        <OpenFolder {...services} />
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
      {found.length > 0 && <Cards services={services} found={found} />}
      <CreateProjectDialog
        open={creating}
        onClose={() => setCreating(false)}
        projects={projects}
        navigation={navigation}
        toasts={services.toasts}
      />
      <LoadProgress progress={progress} onCancel={cancel} />
      {services.shares && <SharedLinkDialog {...services} shares={services.shares} />}
    </main>
  )
}

function Cards({ services, found }: { services: WorkspaceScreenProps; found: readonly ProjectSummary[] }) {
  const { projects, folders } = services
  // Ages are told as of the moment the list was shown.
  const [opened] = useState(() => Date.now())
  const [actions] = useState(() => createProjectActions(services))
  return (
    <CardGrid
      label={messages.list}
      items={found}
      itemKey={({ id }) => id}
      render={(project) => (
        <ProjectCard
          project={project}
          projects={projects}
          actions={actions}
          now={opened}
          folder={folders && <LinkedFolder {...services} folders={folders} project={project} />}
        />
      )}
      minimumWidth={260}
      gap={16}
    />
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
