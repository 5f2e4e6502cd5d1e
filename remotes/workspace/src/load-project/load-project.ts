import type { FileLike } from '@pergola/contracts'
import { type LoadedProject, type LoadServices, type LoadWork, sayLoaded } from './say-loaded.ts'

/** Loads a zip, or a project of GrapesJS, as a new project and says what became of it. Null when nothing was added. */
export async function loadProject(
  services: LoadServices,
  file: FileLike,
  work: LoadWork,
): Promise<LoadedProject | null> {
  if (isJson(file)) {
    const { loadGrapesProject } = await import('./load-grapes-project.ts')
    return loadGrapesProject(services, { file, isZip: false }, work)
  }
  const outcome = await services.projects.importZip(file, work)
  // A zip without pages may hold a project that pages are made of.
  if (!outcome.ok && outcome.failure === 'no-pages') {
    const { loadGrapesProject } = await import('./load-grapes-project.ts')
    return loadGrapesProject(services, { file, isZip: true }, work)
  }
  return sayLoaded(services, outcome)
}

const isJson = ({ name = '', type }: FileLike) => /\.json$/i.test(name) || type === 'application/json'
