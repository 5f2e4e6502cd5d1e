import type { FileChange, Services } from '@pergola/contracts'

type MeetingServices = Pick<Services, 'canvas' | 'projects'>

/**
 * Pages come and go without the canvas: only what it knows of can come and go in a step of its. Answers the open page
 * where there is none of that name after the change.
 */
export async function meetPages(services: MeetingServices, { record }: FileChange): Promise<string | null> {
  const open = services.canvas.state.getState().document?.pageName
  if (!record?.pages || open === undefined) return null
  if (!Object.hasOwn(record.pages, open)) return open
  await knowPages(services)
  return null
}

/** Has the canvas know of every page that is stored. */
export async function knowPages({ canvas, projects }: MeetingServices): Promise<void> {
  const known = Object.keys(canvas.record.getState().project?.pages ?? {})
  const stored = Object.keys(projects.state.getState().open?.project.pages ?? {})
  if (known.toSorted().join('\n') !== stored.toSorted().join('\n')) await canvas.reload()
}
