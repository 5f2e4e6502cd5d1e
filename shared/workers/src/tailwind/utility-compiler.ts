import { directiveParts } from '@pergola/site/tailwind-directives'
import { __unstable__loadDesignSystem, compile } from 'tailwindcss'
import preflight from 'tailwindcss/preflight.css?raw'
import theme from 'tailwindcss/theme.css?raw'
import type { KnownClasses } from './unknown-applied.ts'

const sheets: Readonly<Record<string, string>> = { theme, preflight }

/**
 * The reset gives way to everything else on the page. The utilities stand in no layer: the sheet's place among the
 * others then says what they win against, as with every sheet of a site.
 */
const head = '@layer theme, base;@import "theme" layer(theme);@import "preflight" layer(base);'
const utilities = '@tailwind utilities;'
const source = head + utilities

const options = {
  loadStylesheet: (id: string) => Promise.resolve({ path: id, base: '', content: sheets[id] ?? '' }),
}

export interface UtilityCompiler {
  /**
   * What these classes need, as one sheet; empty where none of them is a utility. `rules` are those that only Tailwind
   * understands: they come before the utilities, which win over what applies them. What it refuses of them is left out.
   */
  sheet(classes: Iterable<string>, rules?: string): Promise<string>
}

interface Running {
  readonly build: (classes: string[]) => string
  /** What it answers for a page without utilities: the reset alone. */
  readonly bare: string
  readonly given: Set<string>
  readonly rules: string
}

const compileWith = (rules: string) => compile(`${head}${rules}\n${utilities}`, options)

async function start(rules: string): Promise<Running> {
  const { build } = await compileWith(rules).catch(async () => compileWith((await usableParts(rules)).join('\n')))
  const bare = rules === '' ? build([]) : (await compile(source, options)).build([])
  return { build, bare, given: new Set(), rules }
}

/** Finding one name among n that Tailwind does not know takes 2 × log2 n of them; what is not tried is left out. */
const mostTries = 100

/** What Tailwind takes: it refuses all rules for one unknown name. */
async function usableParts(rules: string): Promise<readonly string[]> {
  const usable: string[] = []
  const pending = [directiveParts(rules)]
  let tries = 0
  for (let parts = pending.pop(); parts !== undefined && tries < mostTries; parts = pending.pop()) {
    tries += 1
    const isUsable = await compileWith(parts.join('\n')).then(
      () => true,
      () => false,
    )
    if (isUsable) usable.push(...parts)
    else if (parts.length > 1) {
      const half = parts.length >> 1
      // The first half is taken next: rules keep their order.
      pending.push(parts.slice(half), parts.slice(0, half))
    }
  }
  return usable
}

/** Goes on from the classes of the last sheet when the new ones only add to them, and starts afresh else. */
export function createUtilityCompiler(): UtilityCompiler {
  let running: Running | null = null
  return {
    async sheet(classes, rules = '') {
      const wanted = new Set(classes)
      if (running?.rules !== rules || [...running.given].some((name) => !wanted.has(name))) running = null
      const { build, bare, given } = (running ??= await start(rules))
      const fresh = [...wanted].filter((name) => !given.has(name)).toSorted()
      for (const name of fresh) given.add(name)
      const css = build(fresh)
      return css === bare ? '' : css
    },
  }
}

/** What is asked of Tailwind to tell a name that it does not know, and what it may have been meant for. */
export async function knownClasses(): Promise<KnownClasses> {
  const system = await __unstable__loadDesignSystem(source, options)
  return {
    candidatesToCss: (names) => system.candidatesToCss(names),
    names: system.getClassList().map(([name]) => name),
    variants: system.getVariants().flatMap(({ name, values }) => [name, ...values.map((value) => `${name}-${value}`)]),
  }
}

/** Every utility that has a name of its own, without variants and free values. */
export async function utilityNames(): Promise<readonly string[]> {
  const system = await __unstable__loadDesignSystem(source, options)
  return system.getClassList().map(([name]) => name)
}
