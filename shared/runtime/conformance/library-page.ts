import { readFileSync } from 'node:fs'
import type { PageSource } from './export-site.ts'

const library = new URL('../../../remotes/canvas/src/sections/library/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, library), 'utf8')

/** A file of the library of sections as a page: its body, and its rules behind those of the parts that it shares. */
export function libraryPage(path: string): PageSource & { readonly css: string } {
  const text = read(`${path}.html`)
  const parts = [...text.matchAll(/href="\.\.\/([^"]+\.css)"/g)].map(([, sheet = '']) => read(sheet))
  const own = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? ''
  const body = /<body>([^]*)<\/body>/.exec(text)?.[1] ?? ''
  const content = body.trim().replaceAll(/src="\.\.\/pictures\/[^"]+"/g, 'src="data:,"')
  return { name: path.replace('/', '-'), content, css: [...parts, own].join('\n') }
}
