import { sameNodes } from './compare.ts'
import { printHtml } from './print.ts'
import { SourceTree } from './source-tree.ts'
import { TracingParser } from './tracing-parser.ts'

/** Reads the printed page again: whether a browser would find the tree in it. */
export function readsAsItself(tree: SourceTree): boolean {
  const read = new SourceTree()
  TracingParser.read(printHtml(tree), read)
  return (
    read.mode === tree.mode &&
    sameNodes(
      tree.get(tree.root).children,
      (id) => tree.get(id),
      read.get(read.root).children,
      (id) => read.get(id),
    )
  )
}
