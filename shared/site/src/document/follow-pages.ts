import { markers } from '@pergola/contracts'
import type { Project } from '@pergola/contracts'
import { htmlPieces } from '../merge/html-pieces.ts'
import { mergePieces } from '../merge/merge-pieces.ts'
import type { CachedPage } from './cached-page.ts'
import { textFileOf } from './project-steps.ts'
import type { ProjectStep } from './project-steps.ts'
import type { StoredProject } from './site-document.ts'
import type { KeptStep } from './site-history.ts'
import type { SiteOperation, TurnText } from './site-operation.ts'

/** Files with what they say now. */
type Texts = readonly (readonly [file: string, text: string])[]

/** What a step makes of a text. */
interface TextStep {
  readonly file: string
  readonly from: string
  readonly to: string
}

/**
 * The page and symbols of it that another page has changed since, by an edit of a symbol that both have. None where a step
 * that is still to be adopted changes one of them: it expects them as they were.
 */
export function changedMarkup(
  { document, history, went }: CachedPage,
  past: readonly ProjectStep[],
  { texts, record }: StoredProject,
): Texts {
  const contents = contentsOf(record)
  const adopted = new Set(past.slice(went.length).flatMap((step) => Object.keys(step.texts)))
  const changed = [...history.touched().files].flatMap((file): [string, string][] => {
    const [left, text] = [document.text(file), texts[file]]
    const isMarkup = contents.has(file) || (/\.x?html?$/i.test(file) && left?.includes(markers.symbolId))
    return isMarkup && left !== null && text !== undefined && text !== left ? [[file, text]] : []
  })
  return changed.some(([file]) => adopted.has(file)) ? [] : changed
}

function contentsOf({ symbols }: Project): ReadonlySet<string> {
  return new Set(Object.values(symbols).flatMap(({ pathes }) => pathes?.content ?? []))
}

/**
 * The history of a page that rests goes on with markup as it is stored: its steps do to it what they did to the former one.
 * Labels of those that cannot, for what they changed is gone or other by now; they do nothing to any of these files. To be
 * asked before `resume`.
 */
export function followMarkup({ document, history }: CachedPage, changed: Texts): readonly string[] {
  const lost: string[] = []
  const files = new Set(changed.map(([file]) => file))
  history.rewrite((steps, go, back) => {
    const count = steps.length
    const now = new Map(changed)
    const found: (readonly TextStep[] | null)[] = []
    for (let gone = 0; gone < count; gone += 1) {
      const before = [...files].map((file) => document.text(file) ?? '')
      go()
      const done = [...files].map((file, at): TextStep => ({
        file,
        from: before[at] ?? '',
        to: document.text(file) ?? '',
      }))
      found.unshift(
        carried(
          now,
          done.filter(({ from, to }) => from !== to),
        ),
      )
    }
    for (let gone = 0; gone < count; gone += 1) back()
    lost.push(...found.flatMap((each, at) => (each ? [] : (steps[at]?.label ?? []))))
    const kept = steps.flatMap((step, at) => withTurned(step, files, found[at] ?? []))
    steps.splice(0, count, ...kept)
  })
  for (const [file, text] of changed) document.apply({ type: 'text', file, text })
  return lost
}

/** What the step does, done to what is there now; null, with nothing done, where one of the files has no place for it. */
function carried(now: Map<string, string>, done: readonly TextStep[]): readonly TextStep[] | null {
  const texts = done.map((step) => turned(step, now.get(step.file) ?? ''))
  if (texts.includes(null)) return null
  for (const [at, { file }] of done.entries()) now.set(file, texts[at] ?? '')
  return done
}

function turned(step: TextStep, now: string): string | null {
  if (now === step.from) return step.to
  return inPlace(step, now) ?? merged(step, now)
}

/** Longer texts are not put together: that takes longer than a person waits for a page. */
const longest = 2 * 1024 * 1024

function merged({ from, to }: TextStep, now: string): string | null {
  if (from.length + to.length + now.length > longest) return null
  const pieces = mergePieces(htmlPieces(from), htmlPieces(now), htmlPieces(to))
  // Half of an element would end others than the step did.
  return pieces && openTags(pieces) === openTags(htmlPieces(now)) ? pieces.join('') : null
}

/** How many tags open an element and how many end one, the one less the other. */
function openTags(pieces: readonly string[]): number {
  const tags = pieces.filter((piece) => /^<\/?[a-z]/i.test(piece) && !isVoid.test(piece))
  return tags.reduce((count, tag) => count + (tag.startsWith('</') ? -1 : 1), 0)
}

const isVoid = /^<(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|script|style|textarea|title)\b/i

/** Most steps are far from what has changed: the text around them is the same up to one end of it. */
function inPlace({ from, to }: TextStep, now: string): string | null {
  const start = sameStart(from, to)
  const end = sameEnd(from, to, Math.min(from.length, to.length) - start)
  const gone = from.length - end
  // A sign on either side, so that what is put in between stands between the same as before.
  if (sameStart(from, now) > gone) return now.slice(0, start) + to.slice(start, to.length - end) + now.slice(gone)
  const shift = now.length - from.length
  if (sameEnd(from, now, Math.min(from.length, now.length)) <= from.length - start) return null
  return now.slice(0, start + shift) + to.slice(start, to.length - end) + now.slice(gone + shift)
}

function sameStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1
  return at
}

function sameEnd(one: string, other: string, most: number): number {
  let count = 0
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count += 1
  return count
}

/** What made `to` of a text that said `from`; one without a place for it stays as it is. */
function turning(from: string, to: string): TurnText {
  return (now) => {
    const text = turned({ file: '', from, to }, now) ?? now
    return { text, back: turning(text, now) }
  }
}

function withTurned(step: KeptStep, files: ReadonlySet<string>, done: readonly TextStep[]): KeptStep[] {
  const others = step.operations.filter((operation) => !files.has(textFileOf(operation) ?? ''))
  const own = done.map(({ file, from, to }): SiteOperation => ({ type: 'turn', file, turn: turning(from, to) }))
  step.operations = [...others, ...own]
  return step.operations.length > 0 ? [step] : []
}
