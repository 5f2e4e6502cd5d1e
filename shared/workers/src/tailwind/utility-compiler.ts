import { __unstable__loadDesignSystem, compile } from 'tailwindcss'
import preflight from 'tailwindcss/preflight.css?raw'
import theme from 'tailwindcss/theme.css?raw'

const sheets: Readonly<Record<string, string>> = { theme, preflight }

/**
 * The reset gives way to everything else on the page. The utilities stand in no layer: the sheet's place among the
 * others then says what they win against, as with every sheet of a site.
 */
const source = '@layer theme, base;@import "theme" layer(theme);@import "preflight" layer(base);@tailwind utilities;'

const options = {
  loadStylesheet: (id: string) => Promise.resolve({ path: id, base: '', content: sheets[id] ?? '' }),
}

export interface UtilityCompiler {
  /** What these classes need, as one sheet; empty where none of them is a utility. */
  sheet(classes: Iterable<string>): Promise<string>
}

interface Running {
  readonly build: (classes: string[]) => string
  /** What it answers for a page without utilities: the reset alone. */
  readonly bare: string
  readonly given: Set<string>
}

async function start(): Promise<Running> {
  const { build } = await compile(source, options)
  return { build, bare: build([]), given: new Set() }
}

/** Goes on from the classes of the last sheet when the new ones only add to them, and starts afresh else. */
export function createUtilityCompiler(): UtilityCompiler {
  let running: Running | null = null
  return {
    async sheet(classes) {
      const wanted = new Set(classes)
      if (running && [...running.given].some((name) => !wanted.has(name))) running = null
      const { build, bare, given } = (running ??= await start())
      const fresh = [...wanted].filter((name) => !given.has(name)).toSorted()
      for (const name of fresh) given.add(name)
      const css = build(fresh)
      return css === bare ? '' : css
    },
  }
}

/** Every utility that has a name of its own, without variants and free values. */
export async function utilityNames(): Promise<readonly string[]> {
  const system = await __unstable__loadDesignSystem(source, options)
  return system.getClassList().map(([name]) => name)
}
