import type { Dispose, ProjectsService } from '@pergola/contracts'

const product = 'Pergola'

/** The open project comes first in the browser's tab: of several tabs only the beginnings are seen. */
export function followTitle(projects: Pick<ProjectsService, 'state'>): Dispose {
  function apply() {
    const { open } = projects.state.getState()
    const title = open ? `${open.project.name} – ${product}` : product
    if (document.title !== title) document.title = title
  }
  apply()
  return projects.state.subscribe(apply)
}
