import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { knownNames } from './known-names.ts'

/** Reads the classes of the site once for what is stored now; what was read before stands until it has come. */
export function readNames(page: OpenPage, { projects }: CanvasCore['services']): Promise<void> {
  const revision = projects.state.getState().open?.revision
  const before = knownNames.get(page)
  if (before && before.revision === revision) return before.reading
  async function read(): Promise<void> {
    const found = await projects.siteClasses?.({ rules: true })
    const now = knownNames.get(page)
    // Without them a name is unique on the page, as far as the page sees; that the worker is lost is told elsewhere.
    if (found?.ok && now && now.revision === revision)
      knownNames.set(page, { ...now, names: new Map(found.value.map((each) => [each.name, each])) })
  }
  const reading = Promise.resolve().then(read)
  knownNames.set(page, { revision, reading, names: before?.names ?? new Map() })
  return reading
}
