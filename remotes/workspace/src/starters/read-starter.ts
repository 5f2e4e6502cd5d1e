import { defaultSettings, type Page, type Project } from '@pergola/contracts'
import { readArchive } from '@pergola/site/archive'
import { pageSheets } from '@pergola/site/page-sheets'
import { migrateProject, missingFiles, outputPath } from '@pergola/site/project'

export interface StarterPage {
  readonly name: string
  /** What its head says, or its name. */
  readonly title: string
  /** Path of the built page, which links lead to. */
  readonly path: string
}

/** The pages of a starter as documents that a frame shows without a server. */
export interface StarterSite {
  readonly pages: readonly StarterPage[]
  document(page: StarterPage): string
  /** Gives back the memory of its pictures and fonts. */
  release(): void
}

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
}

/** The path that an address in a file leads to. */
export function pathFrom(address: string, file: string): string {
  return decodeURIComponent(new URL(address, `https://site.invalid/${file}`).pathname.slice(1))
}

async function unpack(zip: Blob): Promise<Files> {
  const entries = await readArchive(zip)
  if (!entries.ok) throw new Error(`readStarter: ${entries.detail ?? entries.failure}`)
  const read = entries.value.map(async (entry) => {
    const content = await entry.read()
    if (!content.ok) throw new Error(`readStarter: ${entry.path} ${content.detail ?? ''}`)
    return [entry.path, content.value as Uint8Array<ArrayBuffer>] as const
  })
  return new Map(await Promise.all(read))
}

function recordIn(files: Files): Project {
  const record = migrateProject(JSON.parse(new TextDecoder().decode(files.get('editor/pergola.json'))) as unknown)
  if (!record.ok) throw new Error(`readStarter: ${record.detail ?? record.failure}`)
  return record.value
}

/** Reads the zip of a starter; throws where it is none. */
export async function readStarter(zip: Blob): Promise<StarterSite> {
  const files = await unpack(zip)
  const project = recordIn(files)
  const base = missingFiles(project, (path) => files.has(path))
  const text = (path: string) => base[path] ?? new TextDecoder().decode(files.get(path))
  const urls = new Map<string, string>()
  const urlOf = (path: string) => {
    const bytes = files.get(path)
    const known = urls.get(path)
    if (known !== undefined || !bytes) return known
    const url = URL.createObjectURL(new Blob([bytes], { type: types[path.split('.').at(-1) ?? ''] ?? '' }))
    urls.set(path, url)
    return url
  }

  function sheetText(path: string): string {
    return text(path).replaceAll(/url\(\s*["']?(?!data:|#)([^"')]+)["']?\s*\)/g, (whole, address: string) => {
      const url = urlOf(pathFrom(address, path))
      return url === undefined ? whole : `url("${url}")`
    })
  }

  function documentOf(page: Page): string {
    const sizes = new Map([...files.keys(), ...Object.keys(base)].map((path) => [path, 1]))
    const sheets = pageSheets(project, page, sizes, defaultSettings()).flatMap((sheet) =>
      sheet.kind === 'file' && sizes.has(sheet.path) ? [sheetText(sheet.path)] : [],
    )
    const parsed = new DOMParser().parseFromString(text(page.pathes.html), 'text/html')
    for (const element of parsed.querySelectorAll('[src]')) {
      const url = urlOf(pathFrom(element.getAttribute('src') ?? '', outputPath(page)))
      if (url !== undefined) element.setAttribute('src', url)
    }
    const { lang } = page.helmet
    return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><style>${sheets.join('\n')}</style></head>${parsed.body.outerHTML}</html>`
  }

  const shown = Object.values(project.pages).filter(({ hidden }) => !hidden)
  return {
    pages: shown.map((page) => ({ name: page.name, title: page.helmet.title || page.name, path: outputPath(page) })),
    document: ({ name }) => documentOf(project.pages[name]!),
    release: () => [...urls.values()].forEach((url) => URL.revokeObjectURL(url)),
  }
}
