import { textOf } from './text-of.ts'

/** A switch that was left open is what it usually is. */
export function isOn(value: unknown, usual: boolean): boolean {
  const text = textOf(value)
  return text === '' ? usual : text !== 'false' && text !== '0'
}
