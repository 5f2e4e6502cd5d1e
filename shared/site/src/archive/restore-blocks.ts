import { markers, paths, succeed } from '@pergola/contracts'
import type { Block, ImportFailure, Outcome, Project } from '@pergola/contracts'
import { printNode } from '../html/index.ts'
import { parsePage } from '../html/xml/index.ts'
import { decodeLoosely, outputPath } from '../project/index.ts'
import {
  blockStyle,
  closedSheet,
  contentPlace,
  findInstances,
  moveAddresses,
  symbolIdOf,
  withBlockStyle,
} from '../symbols/index.ts'
import { importFailureOf } from './failure-of.ts'
import { fileOfText } from './imported-files.ts'
import type { ImportedFile } from './imported-project.ts'

type Files = Map<string, ImportedFile>
type Restored<Value> = Promise<Outcome<Value, ImportFailure>>

/**
 * A zip may have left out what its symbols are made of, by the setting of whoever exported it, or the sheet that they
 * share. What pages and the other files still say of it is taken from there; a block of which nothing is left is none.
 */
export async function restoreBlocks(project: Project, files: Files): Restored<Project> {
  const contents = await restoreContents(project, files)
  if (!contents.ok) return contents
  const styles = await restoreStyles(project, files)
  if (!styles.ok) return styles
  const isThere = ({ content, pathes }: Block) => content !== '' || !pathes || files.has(pathes.content)
  const kept = (blocks: Project['blocks']) =>
    Object.fromEntries(Object.entries(blocks).filter(([, block]) => isThere(block)))
  return succeed({ ...project, blocks: kept(project.blocks), symbols: kept(project.symbols) })
}

/** The content of a symbol is what its first element on a page says. */
async function restoreContents({ pages, symbols }: Project, files: Files): Restored<undefined> {
  const missing = new Map<string, string>()
  for (const { id, content, pathes } of Object.values(symbols)) {
    if (content === '' && pathes && !files.has(pathes.content)) missing.set(id, pathes.content)
  }
  for (const page of Object.values(pages)) {
    if (missing.size === 0) break
    const html = await textOf(files, page.pathes.html)
    if (!html.ok) return html
    if (!html.value.includes(markers.symbolId)) continue
    const tree = parsePage(page.pathes.html, html.value)
    if (tree === null) continue
    for (const node of findInstances(tree)) {
      const id = symbolIdOf(node) ?? ''
      const path = missing.get(id)
      if (path === undefined) continue
      files.set(path, fileOfText(moveAddresses(printNode(tree, node.id), outputPath(page), contentPlace)))
      missing.delete(id)
    }
  }
  return succeed()
}

/** A symbol's own sheet and its part of the shared one say the same: either is made of the other. */
async function restoreStyles({ symbols }: Project, files: Files): Restored<undefined> {
  const shared = await textOf(files, paths.symbolsCss)
  if (!shared.ok) return shared
  let joined = shared.value
  for (const { id, pathes } of Object.values(symbols)) {
    if (!pathes) continue
    const current = blockStyle(shared.value, id)
    if (current !== null && !files.has(pathes.style)) files.set(pathes.style, fileOfText(current))
    const own = await textOf(files, pathes.style)
    if (!own.ok) return own
    if (shared.value.trim() === '') joined = withBlockStyle(joined, id, closedSheet(own.value))
  }
  if (joined !== shared.value) files.set(paths.symbolsCss, fileOfText(joined))
  return succeed()
}

async function textOf(files: Files, path: string): Restored<string> {
  const bytes = await files.get(path)?.read()
  if (bytes?.ok === false) return importFailureOf(bytes)
  return succeed(bytes ? decodeLoosely(bytes.value) : '')
}
