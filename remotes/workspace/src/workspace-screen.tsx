import { HardDrive, Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { ProjectsState, ProjectSummary, Services } from '@pergola/contracts'
import { Button, CardGrid, EmptyState, IconButton, SearchField, Skeleton, UploadButton } from '@pergola/ui'
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
import { showSpace } from './storage-space/show-space.ts'
import styles from './workspace-screen.module.css'

type WorkspaceScreenProps = Pick<Services, 'projects' | 'navigation' | 'dialogs' | 'toasts'> & Partial<Services>

export function WorkspaceScreen(services: WorkspaceScreenProps) {
  const { projects, navigation } = services
  const { phase, recovery, summaries, storage } = useStore(projects.state)
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
        <UploadButton label={messages.loadSite} accept=".zip,.json" onFiles={([file]) => void load(file)} />
        <OpenFolder {...services} />
        <IconButton label={messages.space} icon={<HardDrive />} onClick={() => showSpace(services.dialogs)} />
        <Button variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
          {messages.newSite}
        </Button>
      </header>
      {storage?.isStorageFull && (
        <div className={styles.full} role="alert">
          {messages.full}
          <Button onClick={() => showSpace(services.dialogs)}>{messages.space}</Button>
        </div>
      )}
      {summaries.length === 0 && (
        <NoCards {...{ phase, recovery }} onCreate={() => setCreating(true)} onRetry={() => void projects.refresh()} />
      )}
      {phase === 'ready' && recovery === 'running' && (
        <output className={styles.recovering}>{messages.recovering}</output>
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

interface NoCardsProps {
  phase: ProjectsState['phase']
  recovery: ProjectsState['recovery'] | undefined
  onCreate: () => void
  onRetry: () => void
}

/** That there is no project is said once everything has been looked at. */
function NoCards({ phase, recovery, onCreate, onRetry }: NoCardsProps) {
  if (phase === 'loading' || (phase === 'ready' && recovery === 'running')) return <WaitingCards />
  const failed =
    phase === 'failed'
      ? { title: messages.listFailed, text: messages.listFailedHint }
      : recovery === 'failed' && { title: messages.recoveryFailed, text: messages.recoveryFailedHint }
  return (
    <div className={styles.rest}>
      {failed ? (
        <EmptyState {...failed} action={<Button onClick={onRetry}>{messages.tryAgain}</Button>} />
      ) : (
        <EmptyState
          title={messages.empty}
          text={messages.emptyHint}
          action={<Button onClick={onCreate}>{messages.addNew}</Button>}
        />
      )}
    </div>
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
