import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

const chunkOf = (bundle: Bundle, file: string) => {
  const output = bundle[file]
  return output?.type === 'chunk' ? output : undefined
}

export const isFederationModule = (id: string | null) => id !== null && id.replace('\0', '').startsWith('virtual:mf')

/**
 * Every chunk that runs before the part shows anything. What its own code imports on demand is left out; what the
 * federation's wrappers import that way is not, because they do so at once.
 */
export function startFiles(bundle: Bundle, first: readonly string[], entry?: string): readonly string[] {
  const found = new Set<string>()
  const open = [...first]
  for (let file = open.pop(); file; file = open.pop()) {
    const chunk = chunkOf(bundle, file)
    if (!chunk || found.has(file)) continue
    found.add(file)
    const eager = chunk.dynamicImports.filter((target) => {
      const facade = chunkOf(bundle, target)?.facadeModuleId ?? null
      return (entry !== undefined && facade === entry) || isFederationModule(facade)
    })
    open.push(...chunk.imports, ...eager)
  }
  return [...found].toSorted()
}
