import type { Library, ProjectsService } from '@pergola/contracts'

type Typings = Readonly<Record<string, string>>

function isOf({ typesPath }: Library, path: string): boolean {
  return typesPath !== '' && (path === typesPath || path.startsWith(`${typesPath.replace(/\/$/, '')}/`))
}

/** Typings that the open project has of its libraries, by path; read again only after something was saved. */
export function createLibraryTypings(projects: Pick<ProjectsService, 'state' | 'readText'>): () => Promise<Typings> {
  let last: { readonly key: string; readonly texts: Promise<Typings> } | null = null

  async function read(paths: readonly string[]): Promise<Typings> {
    const texts = await Promise.all(paths.map(async (path) => ({ path, text: await projects.readText(path) })))
    return Object.fromEntries(texts.flatMap(({ path, text }) => (text.ok ? [[path, text.value]] : [])))
  }

  return async () => {
    const { open } = projects.state.getState()
    if (!open) return {}
    const libraries = [...open.project.jsHeaderLibs, ...open.project.jsFooterLibs]
    const paths = Object.keys(open.files).filter(
      (path) => path.endsWith('.d.ts') && libraries.some((library) => isOf(library, path)),
    )
    const key = `${open.id} ${open.revision} ${paths.join(' ')}`
    if (last?.key !== key) last = { key, texts: read(paths) }
    return last.texts
  }
}
