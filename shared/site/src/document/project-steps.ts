import type { Page, Project } from '@pergola/contracts'
import { readEmbeddedKey } from './embedded-sheets.ts'
import { differences, partAt, sameValue, withPart, type RecordPart } from './record-parts.ts'
import type { SiteDocument, Touched } from './site-document.ts'
import type { HistoryStep } from './history-step.ts'
import type { SiteOperation } from './site-operation.ts'

interface TextTurn {
  /** What has to be there for the step to be done. */
  readonly from: string | null
  readonly to: string | null
}

interface RecordTurn extends Pick<RecordPart, 'path' | 'before'> {
  readonly from: unknown
  readonly to: unknown
}

/** A step that can be done in another document of the project, where the files are what it expects. */
export interface ProjectStep {
  readonly label: string
  readonly texts: Readonly<Record<string, TextTurn>>
  readonly record: readonly RecordTurn[]
  /** Stored files that it moves, gives and takes away. */
  readonly stored: readonly SiteOperation[]
}

/** Steps to take back and to do again, in both the next one last. */
export interface ProjectSteps {
  readonly past: readonly ProjectStep[]
  readonly future: readonly ProjectStep[]
}

export const noProjectSteps: ProjectSteps = { past: [], future: [] }

const isStored = ({ type }: SiteOperation) => type === 'move' || type === 'content'

export function textFileOf(operation: SiteOperation): string | null {
  if ('sheet' in operation) return readEmbeddedKey(operation.sheet)?.file ?? operation.sheet
  return 'file' in operation && !isStored(operation) ? operation.file : null
}

/** Where it changes the record. */
function placesOf(operation: SiteOperation): (readonly string[])[] {
  if (operation.type === 'record') return [[operation.key]]
  return operation.type === 'parts' ? operation.parts.map(({ path }) => path) : []
}

/**
 * Edits of the page, its style and its own record stay with the page; all else is of the whole project, and so is what
 * changes other pages with it.
 */
export function isOfProject({ operations }: HistoryStep, page: string, record: Project): boolean {
  if (operations.some(isStored)) return true
  const files = new Set(operations.map(textFileOf))
  const others = Object.values<Partial<Page>>(record.pages).map(({ pathes }) => pathes?.html ?? page)
  if (others.some((file) => file !== page && files.has(file))) return true
  // What brings back the page that was taken away can be done from any other page alone.
  const isGone = !others.includes(page)
  if (isGone && operations.flatMap(placesOf).some((path) => path[0] === 'pages' && path.length === 2)) return true
  if (files.has(page)) return false
  return operations.some((operation) => {
    const places = placesOf(operation)
    if (places.length > 0) return places.some(([key]) => key !== 'pages')
    return !('sheet' in operation) && operation.type !== 'linked' && operation.type !== 'turn'
  })
}

/**
 * Whether all that doing the step does is to take pictures and other assets away. To undo an upload on another page would
 * remove what the page it was made on shows, and nobody would see that happen: such a step stays with its page.
 */
export function takesAssetsAway({ operations }: HistoryStep): boolean {
  return operations.every(
    (operation) =>
      (operation.type === 'content' && operation.content === null) ||
      (operation.type === 'text' && operation.text === null && /\.svg$/i.test(operation.file)),
  )
}

/** What the step does to texts and record, found by doing it. */
export function projectStepOf(document: SiteDocument, { label, operations }: HistoryStep, go: () => void): ProjectStep {
  const files = [...new Set(operations.map(textFileOf).filter((file) => file !== null))]
  const textsBefore = files.map((file) => document.text(file))
  const recordBefore = document.record
  go()
  const texts = files.map(
    (file, index) => [file, { from: textsBefore[index] ?? null, to: document.text(file) }] as const,
  )
  const parts = differences(recordBefore, document.record)
  return {
    label,
    texts: Object.fromEntries(texts),
    record: parts.map(({ value, ...part }) => ({ ...part, from: partAt(recordBefore, part.path).value, to: value })),
    stored: operations.filter(isStored),
  }
}

/** What did again what the step takes back; null where the document says something else than there was before it. */
export function didBefore(document: SiteDocument, { texts, record }: ProjectStep): readonly SiteOperation[] | null {
  for (const [file, { to }] of Object.entries(texts)) {
    if (to !== null) document.admit(file, to)
    if (document.text(file) !== to) return null
  }
  if (record.some(({ path, to }) => !stands(document.record, path, to))) return null
  return [
    { type: 'parts', parts: record.map(({ path, from }) => ({ path, value: from })) },
    ...Object.entries(texts).map(([file, { from }]): SiteOperation => ({ type: 'text', file, text: from })),
  ]
}

function stands(record: Project, path: readonly string[], wanted: unknown): boolean {
  const { value, isPlace } = partAt(record, path)
  return isPlace && sameValue(value, wanted)
}

/** Files and parts of the record that steps change. */
export function touchedBy(steps: readonly HistoryStep[]): Touched {
  const operations = steps.flatMap((step) => step.operations)
  const files = operations.map(textFileOf).filter((file) => file !== null)
  return { files: new Set(files), parts: operations.flatMap(placesOf) }
}

/** Texts that have to be read to see which steps hold. */
export function textsOf({ past, future }: ProjectSteps): readonly string[] {
  return [...new Set([...past, ...future].flatMap(({ texts }) => Object.keys(texts)))]
}

interface Standing {
  readonly document: SiteDocument
  /** Paths of all stored files; without them, nothing is said of files that only move. */
  readonly files?: ReadonlySet<string>
}

/**
 * The steps that can be done here. One whose files or record say something else by now is left out: to do it would take
 * back more than it did.
 */
export function stepsThatHold(standing: Standing, steps: readonly ProjectStep[]): HistoryStep[] {
  return projectStepsThatHold(standing, steps).map((step) => ({ label: step.label, operations: operationsOf(step) }))
}

export function projectStepsThatHold({ document, files }: Standing, steps: readonly ProjectStep[]): ProjectStep[] {
  const texts = new Map<string, string | null>()
  let { record } = document
  const places = files && new Set(files)
  const kept: ProjectStep[] = []
  const textNow = (file: string) => (texts.has(file) ? (texts.get(file) ?? null) : document.text(file))
  const holds = (step: ProjectStep) =>
    Object.entries(step.texts).every(([file, { from }]) => textNow(file) === from) &&
    step.record.every(({ path, from }) => stands(record, path, from)) &&
    step.stored.every((each) => each.type !== 'move' || !places || (places.has(each.from) && !places.has(each.to)))
  for (const step of steps.toReversed()) {
    if (!holds(step)) continue
    for (const [file, { to }] of Object.entries(step.texts)) texts.set(file, to)
    record = partsOf(step).reduce(withPart, record)
    if (places) for (const each of step.stored) followPlace(places, each)
    kept.unshift(step)
  }
  return kept
}

function followPlace(places: Set<string>, operation: SiteOperation): void {
  if (operation.type === 'move') {
    places.delete(operation.from)
    places.add(operation.to)
  }
  if (operation.type === 'content') {
    if (operation.content === null) places.delete(operation.file)
    else places.add(operation.file)
  }
}

function partsOf({ record }: ProjectStep): RecordPart[] {
  return record.map(({ path, to, before }) => ({ path, value: to, ...(before === undefined ? {} : { before }) }))
}

function operationsOf(step: ProjectStep): SiteOperation[] {
  const { texts, stored } = step
  const parts = partsOf(step)
  return [
    ...(parts.length > 0 ? [{ type: 'parts', parts } as const] : []),
    ...Object.entries(texts).map(([file, { to }]): SiteOperation => ({ type: 'text', file, text: to })),
    ...stored,
  ]
}
