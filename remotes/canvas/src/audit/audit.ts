import {
  fail,
  succeed,
  type Audit,
  type AuditFailure,
  type AuditFinding,
  type CanvasService,
  type NodeId,
  type Outcome,
} from '@pergola/contracts'
import type { Pause } from '@pergola/site/html'
import type * as AxeModule from 'axe-core'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'
import { createTurns, nextTurn } from '../frame/turns.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { runRulesInTurns } from './rules-in-turns.ts'

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

/** axe for the frame of now. It does one thing at a time, and stops between two elements when nobody waits any more. */
function createAxe() {
  let opened: { readonly window: Window; readonly axe: Axe } | null = null
  let pause: Pause = createTurns()

  return {
    async openFor(window: Window): Promise<void> {
      if (opened?.window === window) return
      const { openAxe } = await import('pergola:frame-axe')
      const axe = await openAxe(window)
      axe.configure({ noHtml: true })
      runRulesInTurns(axe, () => pause)
      opened = { window, axe }
    },
    async run(element: Element, isWanted: () => boolean): Promise<AxeResults> {
      if (!opened) throw new Error('audit.run: axe was not opened for the frame')
      pause = createTurns(nextTurn, isWanted)
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

async function auditNow(core: CanvasCore, axe: ReturnType<typeof createAxe>): Promise<Outcome<Audit, AuditFailure>> {
  const { frame, page } = core
  const root = page?.composed ? frame?.document.body : frame?.document.documentElement
  if (!frame || !page || !root) return fail('no-page')
  const { revision } = core.store.getState()
  const isSame = () => core.frame === frame && core.page === page && core.store.getState().revision === revision
  try {
    await axe.openFor(frame.window)
  } catch (error) {
    return fail('audit-missing', String(error))
  }
  try {
    const { violations } = await axe.run(root, isSame)
    if (!isSame()) return fail('page-changed')
    return succeed<Audit>({
      findings: violations.flatMap((each) => findingOf(each, (element) => frame.projection.idOf(element))),
    })
  } catch (error) {
    return isSame() ? fail('audit-failed', String(error)) : fail('page-changed')
  }
}

/** The page in the frame, looked at from outside: not one script runs in it, and nothing is written to it. */
export function createAudit(core: CanvasCore): NonNullable<CanvasService['audit']> {
  const axe = createAxe()
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(() => auditNow(core, axe))
    last = next
    return next
  }
}
