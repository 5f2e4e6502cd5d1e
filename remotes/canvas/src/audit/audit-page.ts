import {
  fail,
  succeed,
  type Audit,
  type AuditFailure,
  type AuditFinding,
  type CanvasService,
  type LongWork,
  type NodeId,
  type Outcome,
} from '@pergola/contracts'
import type * as AxeModule from 'axe-core'
import { sliderTag } from '@pergola/site/components'
import type { AxeResults, NodeResult, Result, Rule, RunOptions } from 'axe-core'
import { createTurns, nextTurn } from '../frame/turns.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { readLargePictures } from './large-pictures.ts'
import { keptWithKeys } from './kept-with-keys.ts'
import { type AuditRun, runRulesInTurns } from './rules-in-turns.ts'

type Axe = typeof AxeModule

const options: RunOptions = {
  // What the levels A and AA of the guidelines ask for.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  elementRef: true,
  selectors: false,
  // Frames of the page stay empty on the canvas, and sheets are read where they stand.
  iframes: false,
  preload: false,
}

/** As axe has it, but for sliders: they are scrolled on the canvas alone, and on a page turned by their script. */
const scrolledByKeys: Rule = {
  id: 'scrollable-region-focusable',
  selector: `*:not(select, textarea, ${sliderTag})`,
}

/** axe for the frame of now. It does one thing at a time, and stops between two elements when nobody waits any more. */
function createAxe() {
  let opened: { readonly window: Window; readonly axe: Axe } | null = null
  let now: AuditRun = { pause: createTurns(), onProgress: () => undefined }

  return {
    async openFor(window: Window): Promise<void> {
      if (opened?.window === window) return
      const { openAxe } = await import('pergola:frame-axe')
      const axe = await openAxe(window, keptWithKeys)
      axe.configure({ noHtml: true, rules: [scrolledByKeys] })
      runRulesInTurns(axe, () => now)
      opened = { window, axe }
    },
    async run(element: Element, isWanted: () => boolean, onProgress: LongWork['onProgress']): Promise<AxeResults> {
      if (!opened) throw new Error('audit.run: axe was not opened for the frame')
      const tell = (done: number, total: number) => onProgress?.({ done, total, label: '' })
      now = { pause: createTurns(nextTurn, isWanted), onProgress: tell }
      return opened.axe.run(element, options)
    },
  }
}

/** `Fix any of the following:` and what follows it, as one text. */
function adviceOf({ failureSummary = '' }: NodeResult): string {
  return failureSummary
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function findingOf(
  { id, impact, help, nodes }: Result,
  idOf: (element: Element) => NodeId | undefined,
): AuditFinding[] {
  const ids = nodes.map(({ element }) => (element ? idOf(element) : undefined)).filter((each) => each !== undefined)
  const [first] = nodes
  if (!first || ids.length === 0) return []
  const level = impact ?? 'moderate'
  return [{ rule: id, impact: level, title: help, advice: adviceOf(first), nodes: [...new Set(ids)] }]
}

/** Null while the page is as it was and somebody waits. */
function watchEnd(core: CanvasCore, signal: LongWork['signal']): () => AuditFailure | null {
  const { frame, page } = core
  const { revision } = core.store.getState()
  return () => {
    if (signal?.aborted) return 'cancelled'
    const isSame = core.frame === frame && core.page === page && core.store.getState().revision === revision
    return isSame ? null : 'page-changed'
  }
}

async function auditNow(
  core: CanvasCore,
  axe: ReturnType<typeof createAxe>,
  { signal, onProgress }: LongWork = {},
): Promise<Outcome<Audit, AuditFailure>> {
  const { frame, page } = core
  const root = page?.composed ? frame?.document.body : frame?.document.documentElement
  if (!frame || !page || !root) return fail('no-page')
  const ended = watchEnd(core, signal)
  const before = ended()
  if (before) return fail(before)
  try {
    await axe.openFor(frame.window)
  } catch (error) {
    return fail('audit-missing', String(error))
  }
  try {
    const { violations } = await axe.run(root, () => ended() === null, onProgress)
    const end = ended()
    if (end) return fail(end)
    return succeed<Audit>({
      largePictures: readLargePictures(frame.window, (element) => frame.projection.idOf(element)),
      findings: violations.flatMap((each) => findingOf(each, (element) => frame.projection.idOf(element))),
    })
  } catch (error) {
    return fail(ended() ?? 'audit-failed', String(error))
  }
}

/** The page in the frame, looked at from outside: not one script runs in it, and nothing is written to it. */
export function createPageAudit(core: CanvasCore): NonNullable<CanvasService['audit']> {
  const axe = createAxe()
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(() => auditNow(core, axe, work))
    last = next
    return next
  }
}
