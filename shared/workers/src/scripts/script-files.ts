import type { TypeScript } from './typescript.ts'
import type { ScriptText } from './script-verbs.ts'

/** The script that is being written. */
export const ownPath = '/pergola-script.js'
const libraryPath = '/pergola-library.d.ts'

/** The files a language service sees: the script, what stands beside it, and the browser's declarations. */
export function createScriptFiles(ts: TypeScript, library: string) {
  const files = new Map<string, { text: string; version: number }>([[libraryPath, { text: library, version: 1 }]])
  const textOf = (path: string) => files.get(path)?.text
  const settings = {
    allowJs: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    moduleDetection: ts.ModuleDetectionKind.Legacy,
    strict: false,
    types: [],
  }
  let versions = 1

  function put(path: string, text: string) {
    if (textOf(path) !== text) files.set(path, { text, version: ++versions })
  }

  return {
    update({ text, beside }: ScriptText) {
      const paths = new Map(Object.entries(beside).map(([path, other]) => [`/${path}`, other]))
      for (const path of files.keys()) {
        if (path !== libraryPath && path !== ownPath && !paths.has(path)) files.delete(path)
      }
      for (const [path, other] of paths) put(path, other)
      put(ownPath, text)
    },
    host: {
      getCompilationSettings: () => settings,
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => libraryPath,
      getScriptFileNames: () => [...files.keys()].filter((path) => path !== libraryPath),
      getScriptVersion: (path: string) => String(files.get(path)?.version ?? 0),
      getScriptSnapshot(path: string) {
        const text = textOf(path)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      fileExists: (path: string) => files.has(path),
      readFile: textOf,
    },
  }
}
