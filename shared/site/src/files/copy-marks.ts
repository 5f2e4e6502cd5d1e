import { markers } from '@pergola/contracts'
import type { AttributeEntry, Page, Project } from '@pergola/contracts'
import { escapeAttribute } from '../html/index.ts'
import { escapeXmlAttribute } from '../html/xml/index.ts'
import { copyGroups } from '../interactions/interaction-copies.ts'
import { addInstance, cloneMotion } from '../motions/motion-uses.ts'
import type { Motion } from '../motions/motion.ts'
import { isTable, replaceAttribute, replaceSpans, scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'

export interface MarkedPage {
  readonly project: Project
  /** The page that is copied, and the name of its copy. */
  readonly page: Page
  readonly to: string
  readonly html: string
  readonly kind: ScanKind
  /** A new id with this prefix each time. */
  readonly freshId: (prefix: string) => string
}

interface CopiedMarks {
  readonly html: string
  readonly bodyAttributes: Page['bodyAttributes']
  readonly record: Pick<Project, 'motions' | 'interactions'>
}

type Attributes = readonly Pick<AttributeEntry, 'name' | 'value'>[]
type Values = Readonly<Record<string, string | null>>

/** The copy of a page moves and reacts by records of its own. In its markup nothing but the marks of them is another. */
export function copyMarks(input: MarkedPage): CopiedMarks {
  const { project, page, html, kind } = input
  const isMarked = /motion-(?:instance-)?id|interaction-(?:instance-)?id/i.test(html)
  const elements = isMarked ? scanPage(html, kind) : []
  const body = Object.entries(page.bodyAttributes).map(([name, value]) => ({ name, value }))
  const carriers: readonly Attributes[] = [body, ...elements.map(({ attributes }) => attributes)]
  const { motions, marks } = copiedMotions(input, carriers)
  const copies = carriers.map((attributes, node) => ({ node, attributes }))
  const { interactions, edits } = copyGroups(project.interactions, copies, input.freshId)
  const valuesAt = new Map<number, Values>(marks)
  for (const { node, attributes } of edits) valuesAt.set(node, { ...valuesAt.get(node), ...attributes })
  const escape = kind === 'xml' ? escapeXmlAttribute : escapeAttribute
  const replacements = elements.flatMap(({ attributes }, index) =>
    attributes.flatMap((each) => {
      const next = valuesAt.get(index + 1)?.[each.name]
      return typeof next === 'string' ? replaceAttribute(html, each, next, escape) : []
    }),
  )
  const ofBody = Object.entries(valuesAt.get(0) ?? {}).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  )
  return {
    html: replaceSpans(html, replacements),
    bodyAttributes: { ...page.bodyAttributes, ...Object.fromEntries(ofBody) },
    record: { motions, interactions },
  }
}

/** Those that stand on its elements, and those that are listed for it and move elements by a selector. */
function copiedMotions({ project, page, to, freshId }: MarkedPage, carriers: readonly Attributes[]) {
  const next: Record<string, unknown> = { ...project.motions }
  const clones = new Map<string, string>()
  const marked = new Set(carriers.map((each) => mainOf(each)).filter((id) => id !== ''))
  for (const [id, stored] of Object.entries(project.motions)) {
    const motion = motionOf(stored)
    if (!motion || !(marked.has(id) || motion.pages.includes(page.name))) continue
    const fresh = freshId('mt')
    clones.set(id, fresh)
    next[fresh] = cloneMotion(motion, fresh, to)
  }
  const marks = carriers.flatMap((attributes, node): [number, Values][] => {
    const instance = valueOf(attributes, markers.motionInstanceId)
    const id = instance === '' ? mainOf(attributes) : valueOf(attributes, markers.mainMotionId)
    const own = clones.get(id) ?? id
    const motion = motionOf(next[own])
    if (id === '' || !motion) return []
    if (instance === '') return [[node, { [markers.motionId]: own }]]
    const fresh = freshId('mi')
    next[own] = addInstance(motion, fresh, to)
    return [[node, { [markers.motionInstanceId]: fresh, [markers.mainMotionId]: own }]]
  })
  return { motions: next as Project['motions'], marks }
}

function valueOf(attributes: Attributes, wanted: string): string {
  return attributes.find(({ name }) => name === wanted)?.value ?? ''
}

/** The motion whose main element it is. */
function mainOf(attributes: Attributes): string {
  return valueOf(attributes, markers.motionInstanceId) === '' ? valueOf(attributes, markers.motionId) : ''
}

/** As far as copying asks; what else the record holds is carried over as it is. */
function motionOf(stored: unknown): Motion | null {
  if (!isTable(stored) || !Array.isArray(stored['animations'])) return null
  const { instances, pages, numberTimeOfUses: uses } = stored
  const known = {
    instances: isTable(instances) ? instances : {},
    pages: Array.isArray(pages) ? pages : [],
    numberTimeOfUses: typeof uses === 'number' ? uses : 0,
  }
  return { ...stored, ...known } as unknown as Motion
}
