import { paths, type Project } from '@pergola/contracts'
import { fileMessages as messages } from './messages.ts'

const own: readonly string[] = [
  paths.globalCss,
  paths.globalJs,
  paths.globalRules,
  paths.canvasStyles,
  paths.fontsCss,
  paths.symbolsCss,
  paths.templatesCss,
]

/** Why a file is not deleted here: its record would go on naming it. Null when it may go. */
export function whyKept(path: string, project: Project): string | null {
  for (const { name, pathes } of Object.values(project.pages)) {
    if (path === pathes.html) return messages.keptPage(name)
    if (path === pathes.css || path === pathes.js) return messages.keptCode(name)
  }
  if (own.includes(path)) return messages.keptShared
  if (/^editor\/(?:symbols|templates)\//.test(path)) return messages.keptSymbol
  const libraries = [...project.cssLibs, ...project.jsHeaderLibs, ...project.jsFooterLibs]
  if (libraries.some((library) => library.path === path)) return messages.keptLibrary
  const fonts = Object.values(project.fonts)
  return fonts.some((font) => font.path === path) ? messages.keptFont : null
}

/** The files a deletion takes, and the first reason against it. */
export function filesToDelete(path: string, files: readonly string[], project: Project) {
  const taken = path.endsWith('/') ? files.filter((file) => file.startsWith(path)) : [path]
  for (const file of taken) {
    const reason = whyKept(file, project)
    if (reason !== null) return { taken, refused: path === file ? reason : messages.keptInside(file, reason) }
  }
  return { taken, refused: null }
}
