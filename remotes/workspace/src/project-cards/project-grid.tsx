import { useMemo, useRef, useState, useLayoutEffect } from 'react'
import type { ProjectsService, ProjectSummary } from '@pergola/contracts'
import { VirtualList } from '@pergola/ui'
import type { ProjectActions } from './project-actions.ts'
import { ProjectCard } from './project-card.tsx'
import styles from './project-grid.module.css'

const cardMinimum = 260
const gap = 16

interface ProjectGridProps {
  summaries: readonly ProjectSummary[]
  projects: ProjectsService
  actions: ProjectActions
}

/** Rows of cards, only those in view in the DOM: thousands of projects cost what a screenful costs. */
export function ProjectGrid({ summaries, projects, actions }: ProjectGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const rows = useMemo(() => chunk(summaries, columns), [summaries, columns])

  return (
    <div ref={grid} className={styles.grid}>
      <VirtualList
        items={rows}
        itemKey={(row) => row[0]?.id ?? ''}
        render={(row) => (
          <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map((project) => (
              <ProjectCard key={project.id} project={project} projects={projects} actions={actions} />
            ))}
          </div>
        )}
      />
    </div>
  )
}

function useColumns(grid: React.RefObject<HTMLDivElement | null>) {
  const [columns, setColumns] = useState(4)
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const measure = () => setColumns(Math.max(1, Math.floor((element.clientWidth + gap) / (cardMinimum + gap))))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [grid])
  return columns
}

function chunk<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, row) => items.slice(row * size, (row + 1) * size))
}
