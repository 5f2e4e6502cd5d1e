import type { Project } from '@pergola/contracts'
import type { Manifest } from '../manifest.ts'

interface Side {
  readonly manifest: Manifest
  readonly project: Project
}

/** What a save is told by in a list: pages by their names, and parts of the record. */
export function whatChanged({ before, after }: { before: Side; after: Side }): {
  readonly pages: readonly string[]
  readonly recordKeys: readonly string[]
} {
  const [old, now] = [before.project, after.project]
  const isOther = (path: string) =>
    before.manifest.files.get(path)?.generation !== after.manifest.files.get(path)?.generation
  const names = [...new Set([...Object.keys(now.pages), ...Object.keys(old.pages)])]
  const pages = names.filter((name) => {
    const { pathes } = now.pages[name] ?? old.pages[name] ?? {}
    return differs(old.pages[name], now.pages[name]) || (pathes && Object.values(pathes).some(isOther))
  })
  const keys = [...new Set([...Object.keys(now), ...Object.keys(old)])]
  return { pages, recordKeys: keys.filter((key) => differs(old[key], now[key])) }
}

function differs(one: unknown, other: unknown): boolean {
  return one !== other && JSON.stringify(one) !== JSON.stringify(other)
}
