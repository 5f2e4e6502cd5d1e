/** A file of the library, taken apart. */
export interface SectionFile {
  /** `hero/split-hero` for `library/hero/split-hero.html`. */
  readonly id: string
  readonly label: string
  readonly category: string
  readonly keywords: string
  /** The elements of the body. */
  readonly html: string
  /** Names of the shared parts that it links, in their order: `button` for `../parts/button.css`. */
  readonly parts: readonly string[]
  /** The rules of its own. */
  readonly css: string
}

const categories: Readonly<Record<string, string>> = {
  faq: 'FAQ',
  'call-to-action': 'Call to action',
  legal: 'Legal and cookie notice',
  'not-found': '404',
}

function categoryOf(folder: string): string {
  return categories[folder] ?? `${folder.charAt(0).toUpperCase()}${folder.slice(1)}`
}

function first(text: string, pattern: RegExp): string {
  return (pattern.exec(text)?.[1] ?? '').trim()
}

/** Reads a file that a browser can open by itself, too. Pictures are given by their file names. */
export function readSectionFile(path: string, text: string, pictures: Readonly<Record<string, string>>): SectionFile {
  const [folder = '', name = ''] = path
    .replace(/\.html$/, '')
    .split('/')
    .slice(-2)
  const html = first(text, /<body>([^]*)<\/body>/)
  return {
    id: `${folder}/${name}`,
    label: first(text, /<title>([^<]*)<\/title>/),
    category: categoryOf(folder),
    keywords: first(text, /<meta name="keywords" content="([^"]*)"/),
    html: html.replaceAll(/src="\.\.\/pictures\/([^"]+)"/g, (_whole, file: string) => {
      const svg = pictures[file]
      if (svg === undefined) throw new Error(`${path}: no picture ${file} in library/pictures`)
      return `src="${pictureAddress(svg)}"`
    }),
    parts: [...text.matchAll(/href="\.\.\/parts\/([^"]+)\.css"/g)].map(([, part = '']) => part),
    css: first(text, /<style>([^]*?)<\/style>/),
  }
}

/** A drawing as an address that needs no file; as short as it can be read. */
function pictureAddress(svg: string): string {
  const line = svg.trim().replaceAll(/>\s+</g, '><').replaceAll(/\s+/g, ' ').replaceAll('"', "'")
  return `data:image/svg+xml,${line.replaceAll(/[%#<>]/g, encodeURIComponent)}`
}
