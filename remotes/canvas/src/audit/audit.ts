import {
  fail,
  limits,
  succeed,
  type Audit,
  type AuditFinding,
  type CanvasService,
  type NodeId,
} from '@pergola/contracts'
import type * as AxeModule from 'axe-core'
import type { AxeResults, NodeResult, Result, RunOptions } from 'axe-core'
import type { CanvasCore } from '../service/canvas-core.ts'

type Axe = typeof AxeModule

/** What the levels A and AA of the guidelines ask for. */
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

function optionsFor(isLarge: boolean): RunOptions {
  return {
    runOnly: levels,
    resultTypes: ['violations'],
    elementRef: true,
    // Frames of the page stay empty on the canvas, and sheets are read where they stand.
    iframes: false,
    preload: false,
    // It looks at what lies behind every text, in one go.
    rules: isLarge ? { 'color-contrast': { enabled: false } } : {},
  }
}

/** axe for the frame of now, and the end of what it is at: it does one thing at a time. */
function createAxe() {
  let opened: { readonly window: Window; readonly axe: Axe } | null = null
  let last: Promise<unknown> = Promise.resolve()

  async function axeIn(window: Window): Promise<Axe> {
    const { openAxe } = await import('pergola:frame-axe')
    if (opened?.window !== window) opened = { window, axe: openAxe(window) }
    return opened.axe
  }

  return function run(window: Window, element: Element, options: RunOptions): Promise<AxeResults> {
    const next = last.then(async () => (await axeIn(window)).run(element, options))
    last = next.catch(() => undefined)
    return next
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

/** The page in the frame, looked at from outside: not one script runs in it, and nothing is written to it. */
export function createAudit(core: CanvasCore): NonNullable<CanvasService['audit']> {
  const run = createAxe()
  return async () => {
    const { frame, page } = core
    const root = page?.composed ? frame?.document.body : frame?.document.documentElement
    if (!frame || !page || !root) return fail('no-page')
    const isLarge = core.store.getState().elements > limits.auditElements
    try {
      const { violations } = await run(frame.window, root, optionsFor(isLarge))
      const findings = violations.flatMap((each) => findingOf(each, (element) => frame.projection.idOf(element)))
      return succeed<Audit>({ findings, complete: !isLarge })
    } catch (error) {
      return fail('audit-failed', String(error))
    }
  }
}
