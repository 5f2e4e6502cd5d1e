import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const chunkOf = (bundle: Bundle, file: string) => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output : undefined
}

export const isFederationModule = (id: string | null) => id !== null && id.replace('\0', '').startsWith('virtual:mf')

/** What a chunk imports on demand but at once, because the federation's wrappers load everything that way. */
function eagerImports(bundle: Bundle, chunk: Rolldown.OutputChunk, entry: string | undefined): readonly string[] {
  // The map of shared packages: each is loaded before anything else runs.
  if (isFederationModule(chunk.facadeModuleId)) return chunk.dynamicImports
  return chunk.dynamicImports.filter((target) => {
    const facade = chunkOf(bundle, target)?.facadeModuleId ?? null
    return (entry !== undefined && facade === entry) || isFederationModule(facade)
  })
}

/**
 * Every chunk that runs before the part shows anything, with its sheets. What its own code imports on demand is left
 * out.
 */
export function startFiles(bundle: Bundle, first: readonly string[], entry?: string): readonly string[] {
  const found = new Set<string>()
  const sheets = new Set<string>()
  const open = [...first]
  for (let file = open.pop(); file; file = open.pop()) {
    const chunk = chunkOf(bundle, file)
    if (!chunk || found.has(file)) continue
    found.add(file)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    open.push(...chunk.imports, ...eagerImports(bundle, chunk, entry))
  }
  return [...found, ...sheets].toSorted()
}
