import { Download, Pencil, Share2, Trash2 } from 'lucide-react'
import type { ProjectsService, ProjectSummary } from '@pergola/contracts'
import { Button, IconButton } from '@pergola/ui'
import type { ReactNode } from 'react'
import { messages } from '../messages.ts'
import { describeProject } from './describe-project.ts'
import type { ProjectActions } from './project-actions.ts'
import { initialOf } from './initial-of.ts'
import styles from './project-card.module.css'
import { ProjectName } from './project-name.tsx'
import { useScreenshot } from './use-screenshot.ts'

interface ProjectCardProps {
  project: ProjectSummary
  projects: ProjectsService
  actions: ProjectActions
  /** The folder it is kept in step with. */
  folder: ReactNode
  /** Milliseconds since 1970. */
  now: number
}

export function ProjectCard({ project, projects, actions, folder, now }: ProjectCardProps) {
  const screenshot = useScreenshot(projects, project)
  const { name, inited } = project

  return (
    <article className={styles.card} aria-label={name} data-unfinished={!inited || undefined}>
      <button
        type="button"
        className={styles.picture}
        disabled={!inited}
        tabIndex={-1}
        aria-hidden
        onClick={() => actions.edit(project)}
      >
        {screenshot ? <img src={screenshot} alt="" /> : <span className={styles.blank}>{initialOf(name)}</span>}
      </button>
      {project.trust === 'restricted' && <span className={styles.restricted}>{messages.restricted}</span>}
      <div className={styles.body}>
        <ProjectName name={name} onRename={(typed) => void actions.rename(project, typed)} />
        {folder}
        <p className={styles.facts}>{describeProject(project, now)}</p>
        <CardActions project={project} actions={actions} />
      </div>
      {!inited && (
        <div className={styles.unfinished}>
          <p>{messages.notInitialised}</p>
          <Button variant="primary" onClick={() => void actions.repair(project)}>
            {messages.repair}
          </Button>
          <Button onClick={() => void actions.remove(project)}>{messages.removeLeftovers}</Button>
        </div>
      )}
    </article>
  )
}

function CardActions({ project, actions }: Pick<ProjectCardProps, 'project' | 'actions'>) {
  const { name, inited } = project
  return (
    <div className={styles.actions}>
      <IconButton
        label={messages.edit(name)}
        icon={<Pencil />}
        disabled={!inited}
        onClick={() => actions.edit(project)}
      />
      {actions.share && (
        <IconButton
          label={messages.share(name)}
          icon={<Share2 />}
          disabled={!inited}
          onClick={() => actions.share?.(project)}
        />
      )}
      <IconButton
        label={messages.export(name)}
        icon={<Download />}
        disabled={!inited}
        onClick={() => void actions.export(project)}
      />
      <IconButton
        label={messages.remove(name)}
        icon={<Trash2 />}
        disabled={!inited}
        onClick={() => void actions.remove(project)}
      />
    </div>
  )
}
