import type { Library, Project, ProjectsService } from '@pergola/contracts'
import { createFakeDialogs, createFakeProjects, createFakeToasts } from '@pergola/contracts/testing'
import type { LibraryChoice } from '../library-choice.ts'

export const library = (name: string, more: Partial<Library> = {}) =>
  ({
    id: name,
    name,
    fileType: 'js',
    path: '',
    fileUrl: '',
    isCDN: false,
    globalName: '',
    typesPath: '',
    version: '',
    description: '',
    size: 0,
    defer: false,
    async: false,
    ...more,
  }) as Library

export async function openProject(record: Partial<Project> = {}, files: Record<string, string> = {}) {
  const projects = createFakeProjects()
  const id = projects.seed({ name: 'One', files })
  await projects.open(id)
  await projects.save({ projectId: id, files: {}, record })
  const stored = () => {
    const found = projects.stored(id)
    if (!found) throw new Error('no project')
    return found
  }
  const services = { projects, dialogs: createFakeDialogs(), toasts: createFakeToasts() }
  const text = async (path: string) => new TextDecoder().decode(await stored().files.get(path)?.arrayBuffer())
  const names = (group: 'jsHeaderLibs' | 'jsFooterLibs' | 'cssLibs') => stored().project[group].map(({ name }) => name)
  return { projects, services, stored, text, names, said: () => services.toasts.shown.map(({ message }) => message) }
}

/** As a project from elsewhere has it. */
export function restrictedState(state: ProjectsService['state']): ProjectsService['state'] {
  return {
    ...state,
    getState() {
      const now = state.getState()
      return { ...now, open: now.open && { ...now.open, trust: 'restricted' } }
    },
  }
}

export const choice = (more: Partial<LibraryChoice>): LibraryChoice => ({
  url: '',
  file: null,
  name: '',
  place: 'footer',
  defer: false,
  async: false,
  globalName: '',
  asCdn: false,
  ...more,
})
