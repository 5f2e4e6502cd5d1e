import { markupVectors } from './markup-vectors.ts'
import { pageVectors } from './page-vectors.ts'
import { entityName, hostileRecord, recordFields } from './record-vectors.ts'
import { armed, scriptOf } from './vector.ts'

/** Scripts in files of the project, not in markup. */
const fileVectors = [
  'script file',
  'framed page',
  'svg file',
  'sheet',
  'asset name',
  'page file name',
  'zip name',
] as const

type FileVector = (typeof fileVectors)[number]

const markupStart = 0
const pageStart = markupStart + markupVectors.length
const fileStart = pageStart + pageVectors.length
const recordStart = fileStart + fileVectors.length

const names = [
  ...markupVectors.map(({ name }) => name),
  ...pageVectors.map(({ name }) => `page: ${name}`),
  ...fileVectors.map((name) => `file: ${name}`),
  ...recordFields.map((name) => `record: ${name}`),
]

export const vectorCount = names.length

export function vectorName(id: number): string {
  return names[id] ?? `unknown vector ${id}`
}

const fileScript = (name: FileVector) => scriptOf(fileStart + fileVectors.indexOf(name))

/** In sections of a few, so that many can be copied and moved at once. */
export function markupPage(): string {
  const size = 12
  const marked = markupVectors.map(
    (vector, index) => `<div data-vector="${index}">${armed(vector, markupStart + index)}</div>`,
  )
  const sections = Array.from({ length: Math.ceil(marked.length / size) }, (_, index) => {
    const inside = marked.slice(index * size, (index + 1) * size).join('\n')
    return `<section id="group-${index}">\n${inside}\n</section>`
  })
  return `<h1 class="title">Hello</h1>\n${sections.join('\n')}\n`
}

export const sectionCount = Math.ceil(markupVectors.length / 12)

/** One page of each page vector, by the name of the page. */
export function vectorPages(): ReadonlyMap<string, string> {
  return new Map(pageVectors.map((vector, index) => [`page-${index}`, armed(vector, pageStart + index)]))
}

const hostileSvg = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="${fileScript('svg file')}">` +
  `<script>${fileScript('svg file')}</script><rect width="9" height="9"/></svg>`

const hostileSheet = () =>
  `@import "javascript:${fileScript('sheet')}";\n.title { background: url("javascript:${fileScript('sheet')}") }\n` +
  `.title::after { content: "</style><img src=x onerror=${fileScript('sheet')}>" }\n` +
  `.x</style><img/src=x/onerror=${fileScript('sheet')}> { color: red }\n`

/** Files that pages refer to; the same for both kinds of zip. */
export function hostileFiles(): Readonly<Record<string, string>> {
  return {
    'js/hostile.js': fileScript('script file'),
    'frames/inner.html': `<!doctype html><script>${fileScript('framed page')}</script><p onclick="${fileScript('framed page')}">x`,
    'assets/hostile.svg': hostileSvg(),
    [`assets/${entityName(fileScript('asset name'))}.svg`]: hostileSvg(),
    [`assets/' onerror='${fileScript('asset name')}' x='.png`]: 'no picture',
    'css/hostile.css': hostileSheet(),
  }
}

/** Every html file a page, as any site has it. */
export function siteFiles(): Readonly<Record<string, string>> {
  const head = '<link rel="stylesheet" href="css/hostile.css"><title>x</title>'
  const page = (body: string) => `<!doctype html><html><head>${head}</head>\n${body}`
  return {
    ...hostileFiles(),
    'index.html': page(`<body>\n${markupPage()}</body></html>`),
    [`${entityName(fileScript('page file name'))}.html`]: page('<p>x</p>'),
    ...Object.fromEntries([...vectorPages()].map(([name, html]) => [`${name}.html`, page(html)])),
  }
}

export const siteZipName = `<img src=x onerror=${fileScript('zip name')}>.zip`

/** A project with a record, as Pergola exports it. */
export function pergolaFiles(): Readonly<Record<string, string>> {
  const pages = new Map([['index', markupPage()], ...vectorPages()])
  return {
    ...hostileFiles(),
    'editor/pergola.json': JSON.stringify(hostileRecord(recordStart, [...pages.keys()])),
    'libs/js/hostile.js': fileScript('script file'),
    'global/global.js': fileScript('script file'),
    'js/index.js': fileScript('script file'),
    'css/index.css': hostileSheet(),
    ...Object.fromEntries([...pages].map(([name, html]) => [`editor/pages/${name}.html`, html])),
  }
}
