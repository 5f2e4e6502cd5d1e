import type {
  CanvasService,
  NodeId,
  OpenProject,
  Page,
  Project,
  ProjectSettings,
  SettingsService,
} from '@pergola/contracts'
import { rewriteUrls } from '@pergola/site/css'
import { placeOf } from '@pergola/site/files'
import { findPage, outputPath } from '@pergola/site/project'

/** An address somewhere on the page; `node` is null for one in a sheet. */
export interface PageAddress {
  readonly node: NodeId | null
  readonly tag: string
  readonly attribute: string
  readonly address: string
  /** The file whose place the address counts from. */
  readonly from: string
}

/** What the checks need to know of the open page, gathered once. */
export interface PageFacts {
  readonly page: Page
  readonly project: Project
  readonly settings: ProjectSettings
  readonly files: Readonly<Record<string, number>>
  readonly lost: ReadonlySet<string>
  readonly addresses: readonly PageAddress[]
  readonly anchors: ReadonlySet<string>
  readonly sheets: readonly { readonly file: string; readonly css: string }[]
}

interface FactServices {
  readonly canvas: CanvasService
  readonly open: OpenProject | null
  readonly settings: SettingsService
}

const attributes = ['href', 'src', 'srcset', 'poster', 'data', 'style'] as const
const anchorAttributes = ['id', 'name'] as const

/** What would fetch or run by itself stands on the canvas without its address, and is found by its tag. */
const withoutAddress: Readonly<Record<string, readonly string[]>> = {
  src: ['iframe', 'frame', 'embed', 'script'],
  href: ['link'],
  data: ['object'],
}

/** So many elements are read before the browser gets a turn. */
const turnSize = 400

type Turn = () => Promise<void>

/** Null when no page is open. */
export async function gatherFacts({ canvas, open, settings }: FactServices, turn: Turn): Promise<PageFacts | null> {
  const { document } = canvas.state.getState()
  const project = canvas.record.getState().project ?? open?.project
  const page = document && project && findPage(project, document.pageName)
  if (!open || !project || !page) return null
  const sheets = canvas.sheets().filter(({ file }) => file in open.files)
  return {
    page,
    project,
    settings: settings.state.getState().settings,
    files: open.files,
    lost: new Set(open.missing),
    sheets,
    anchors: await readAnchors(canvas, turn),
    addresses: [
      ...(await readElements(canvas, outputPath(page), turn)),
      ...sheets.flatMap((sheet) => addressesOfSheet(sheet, project)),
    ],
  }
}

async function eachElement(
  canvas: CanvasService,
  name: string,
  turn: Turn,
  read: (id: NodeId, value: string) => void,
): Promise<void> {
  const selectors = [`[${name}]`, ...(withoutAddress[name] ?? [])]
  const found = new Set(selectors.flatMap((selector) => canvas.find(selector)))
  for (const [index, id] of [...found].entries()) {
    if (index % turnSize === turnSize - 1) await turn()
    const entry = canvas.attributesOf(id).find((each) => each.name.toLowerCase() === name)
    if (entry) read(id, entry.value)
  }
}

async function readAnchors(canvas: CanvasService, turn: Turn): Promise<ReadonlySet<string>> {
  const anchors = new Set<string>()
  for (const name of anchorAttributes) await eachElement(canvas, name, turn, (_id, value) => anchors.add(value))
  return anchors
}

async function readElements(canvas: CanvasService, from: string, turn: Turn): Promise<PageAddress[]> {
  const found: PageAddress[] = []
  for (const attribute of attributes) {
    await eachElement(canvas, attribute, turn, (node, value) => {
      const tag = canvas.layer(node)?.tag ?? ''
      for (const address of addressesIn(attribute, value)) found.push({ node, tag, attribute, address, from })
    })
  }
  return found
}

function addressesIn(attribute: (typeof attributes)[number], value: string): readonly string[] {
  if (attribute === 'style') return addressesOfCss(value)
  if (attribute !== 'srcset') return [value.trim()]
  return [...value.matchAll(/(?:^|,)\s*([^\s,][^\s]*)/g)].map(([, address = '']) => address.replace(/,+$/, ''))
}

function addressesOfCss(css: string): string[] {
  const found: string[] = []
  rewriteUrls(css, (address) => {
    found.push(address)
    return address
  })
  return found
}

function addressesOfSheet({ file, css }: PageFacts['sheets'][number], project: Project): PageAddress[] {
  const from = placeOf(file, project)?.place ?? file
  return addressesOfCss(css).map((address) => ({ node: null, tag: 'css', attribute: 'url', address, from }))
}
