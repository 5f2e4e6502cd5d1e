import { textOf } from './text-of.ts'

export function numberOf(value: unknown, usual: number): number {
  const number = Number.parseFloat(textOf(value))
  return Number.isFinite(number) ? number : usual
}
