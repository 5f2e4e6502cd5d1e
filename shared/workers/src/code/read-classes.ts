import type { ClassesQuestion, CodeEvent, SheetText } from './code-verbs.ts'
import { fetchPart } from '../calls/fetch-part.ts'

/** Names told at once: enough to fill a list, few enough to leave the page free between two. */
const chunkSize = 2000

interface Interruption {
  readonly signal: { readonly aborted: boolean }
}

/** Reads the classes of sheets, and remembers those of a sheet for as long as its text stays. */
export function createClassReader(tell: (event: CodeEvent) => void, utilityNames: () => Promise<readonly string[]>) {
  let known = new Map<string, readonly string[]>()

  async function namesIn({ path, text }: SheetText): Promise<readonly string[]> {
    if (text === null) return known.get(path) ?? []
    const { parseCss, selectorClasses } = await fetchPart(() => import('@pergola/site/css'))
    return [...selectorClasses(parseCss(text, path))].toSorted()
  }

  return async ({ turn, sheets, utilities }: ClassesQuestion, { signal }: Interruption): Promise<boolean> => {
    // This worker took the place of one that died, and never saw them.
    if (sheets.some(({ path, text }) => text === null && !known.has(path))) return false
    const read = new Map<string, readonly string[]>()
    const told = new Set<string>()

    async function tellAll(names: readonly string[]): Promise<boolean> {
      const fresh = names.filter((name) => !told.has(name))
      for (const name of fresh) told.add(name)
      for (let start = 0; start < fresh.length; start += chunkSize) {
        tell({ kind: 'classes-chunks', turn, classes: fresh.slice(start, start + chunkSize) })
        // Whoever has a newer question may say so in between.
        await nextTurn()
        if (signal.aborted) return false
      }
      return true
    }

    for (const sheet of sheets) {
      const names = await namesIn(sheet)
      read.set(sheet.path, names)
      if (!(await tellAll(names))) return false
    }
    if (utilities && !(await tellAll(await utilityNames()))) return false
    known = read
    return true
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
