import { paths } from '@pergola/contracts'
import type { CodeWords } from '@pergola/contracts'
import { encodePath, pathToRoot } from '@pergola/site/project'
import type { FileEditorServices } from './file-editor-services.ts'

type WordServices = Pick<FileEditorServices, 'projects' | 'canvas' | 'classFinder'>

/** Names that a file of the project may use: classes of all sheets, custom properties of its own, and assets. */
export function fileWords({ projects, canvas, classFinder }: WordServices, path: string, text: string): CodeWords {
  classFinder?.find(canvas?.sheets() ?? [])
  const files = Object.keys(projects.state.getState().open?.files ?? {})
  const root = pathToRoot(path)
  const found = classFinder?.state.getState().classes ?? []
  return {
    // Until the other sheets are read, what the open page knows at once.
    classes: found.length > 0 ? found : (canvas?.styles.classSuggestions() ?? []),
    ids: [],
    keyframes: [],
    customProperties: [...new Set(Array.from(text.matchAll(/(--[\w-]+)\s*:/g), ([, name = '']) => name))],
    assets: files.filter((file) => file.startsWith(`${paths.assets}/`)).map((file) => root + encodePath(file)),
  }
}
