import type { CanvasService, Project } from '@pergola/contracts'

/** Addresses of scripts that the page or the project brings. */
export function scriptsOf(canvas: CanvasService, { jsHeaderLibs, jsFooterLibs }: Project): readonly string[] {
  const written = canvas.find('script').flatMap((id) => canvas.attributesOf(id).filter(({ name }) => name === 'src'))
  const libraries = [...jsHeaderLibs, ...jsFooterLibs].map(({ isCDN, fileUrl, path }) => (isCDN ? fileUrl : path))
  return [...written.map(({ value }) => value), ...libraries]
}
