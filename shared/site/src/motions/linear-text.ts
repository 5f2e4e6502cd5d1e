import { easeCurve, steady } from './ease-curve.ts'
import type { EaseCurve } from './ease-curve.ts'

/** An unknown ease is the usual one. */
export function easeOf(name: unknown): EaseCurve {
  return easeCurve(String(name ?? '')) ?? easeCurve('power1.out')!
}

const short = (value: number) => Math.round(value * 1e5) / 1e5

/** The ease for the browser: straight pieces, as many as it takes to stay within a thousandth. */
export function linearText(ease: EaseCurve): string {
  if (ease === steady) return 'linear'
  const points = [`${short(ease(0))} 0%`]
  function add(from: number, to: number, depth: number): void {
    const middle = (from + to) / 2
    const isBent = [0.25, 0.5, 0.75].some((part) => {
      const straight = ease(from) * (1 - part) + ease(to) * part
      return Math.abs(ease(from + (to - from) * part) - straight) > 0.0007
    })
    if (isBent && depth > 0) {
      add(from, middle, depth - 1)
      add(middle, to, depth - 1)
    } else points.push(`${short(ease(to))} ${short(to * 100)}%`)
  }
  for (let part = 0; part < 8; part++) add(part / 8, (part + 1) / 8, 10)
  return `linear(${points})`
}
