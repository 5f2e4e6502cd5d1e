import {
  fail,
  limits,
  succeed,
  type Breakpoint,
  type BreakpointFailure,
  type Breakpoints,
  type BreakpointState,
  type Dispose,
  type Outcome,
} from '@pergola/contracts'
import { breakpointAt, deviceAtRule, flattenRules, sameAtRules, readAtRuleText } from '@pergola/site/css'
import { createStore } from 'zustand/vanilla'
import type { CanvasCore } from '../service/canvas-core.ts'
import { toldAfterPaint } from '../service/told-after-paint.ts'
import type { Sizing } from '../viewport/sizing.ts'
import { largestSide } from '../viewport/viewport.ts'
import { messages } from './messages.ts'
import { breakpointNamed, keptBreakpoints, ownSheets, siteBreakpoints } from './site-breakpoints.ts'

const nothing: BreakpointState = { list: [], edited: null }

function readState({ page, store }: CanvasCore, before: BreakpointState): BreakpointState {
  if (!page) return nothing
  const list = siteBreakpoints(page)
  const edited = breakpointAt(list, store.getState().width)?.atRule ?? null
  const same = edited === before.edited && JSON.stringify(list) === JSON.stringify(before.list)
  return same ? before : { list, edited }
}

/** A width inside its bounds: of the devices the widest, else the bound itself. */
export function widthInside({ min, max }: Pick<Breakpoint, 'min' | 'max'>): number {
  const { tablet, mobile } = limits.devices
  const inside = (width: number) => (min === null || width >= min) && (max === null || width <= max)
  const device = [tablet, mobile].find((width) => inside(width) && (max === null || width === max))
  return device ?? Math.floor(max ?? Math.ceil(min ?? limits.devices.desktop))
}

function isWidth(width: number): boolean {
  return Number.isFinite(width) && width >= 1 && width <= largestSide
}

interface BreakpointsInput {
  readonly core: CanvasCore
  readonly sizing: Pick<Sizing, 'setDevice' | 'setSize' | 'exceed'>
}

/** The widths that the site is designed for, told anew when its sheets or the width of the canvas have changed. */
export function createBreakpoints({ core, sizing }: BreakpointsInput): { service: Breakpoints; dispose: Dispose } {
  const store = createStore<BreakpointState>(() => nothing)
  // After the picture: an edit is seen before anybody counts breakpoints.
  const dispose = toldAfterPaint(core.store, core.pace.due).subscribe(() => {
    const before = store.getState()
    const next = readState(core, before)
    if (next === before) return
    store.setState(next)
    sizing.exceed(Math.max(0, ...next.list.map(({ max }) => Math.floor(max ?? 0))))
  })

  function refusal(): BreakpointFailure | null {
    if (core.store.getState().readOnly) return 'read-only'
    return core.page && core.canEdit() ? null : 'not-allowed'
  }

  /** Verbs that read other files of the site; rarely wanted, so their code comes when they are. */
  async function changed(
    atRule: string,
    to: { readonly name?: string; readonly width?: number } | null,
  ): Promise<Outcome<undefined, BreakpointFailure>> {
    const refused = refusal()
    if (refused) return fail(refused)
    if (to?.width !== undefined && !isWidth(to.width)) return fail('invalid-width')
    const part = await import('./change-breakpoints.ts').catch(() => null)
    return part ? part.changeBreakpoints(core, atRule, to) : fail('worker-lost')
  }

  const service: Breakpoints = {
    state: store,
    show(atRule) {
      const found = core.page && atRule !== null && breakpointNamed(siteBreakpoints(core.page), atRule)
      if (found) sizing.setSize({ width: widthInside(found) })
      else sizing.setDevice('desktop')
    },
    add(width) {
      const { page } = core
      const refused = refusal()
      if (refused || !page) return fail(refused ?? 'not-allowed')
      if (!isWidth(width)) return fail('invalid-width')
      if (breakpointNamed(siteBreakpoints(page), deviceAtRule(width))) return fail('exists')
      const value = [...keptBreakpoints(page), { atRule: deviceAtRule(width), name: '' }]
      page.run(messages.add(width), [{ type: 'record', key: 'breakpoints', value }])
      return succeed()
    },
    change: (atRule, to) => changed(atRule, to),
    remove: (atRule) => changed(atRule, null),
    ruleCount(atRule) {
      const { page } = core
      if (!page) return 0
      const wanted = readAtRuleText(atRule)
      const rules = ownSheets(page).flatMap(({ sheet }) => flattenRules(page.site.sheet(sheet)!))
      return rules.filter(({ atRules }) => sameAtRules(atRules, wanted)).length
    },
  }
  return { service, dispose }
}
