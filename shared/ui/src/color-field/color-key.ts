// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file must find the shim too
/// <reference path="./culori.d.ts" />
import {
  converter,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn'

/** Tells colours apart by what they are and not by how they are written: one key for each; null for what is no colour. */
export function createColorKey(): (text: string) => string | null {
  for (const mode of [modeRgb, modeHsl, modeHwb, modeLab, modeLch, modeLrgb, modeOklab, modeOklch, modeP3]) {
    registerMode(mode)
  }
  const toRgb = converter('rgb')
  return (text) => {
    const written = text.trim().toLowerCase()
    // `add` is a word, and #add a colour.
    const parsed = /^[\da-f]+$/.test(written) ? undefined : parse(written)
    if (!parsed) return null
    const { r, g, b, alpha = 1 } = toRgb(parsed)
    // Half a step of a screen's 255.
    return [r, g, b, alpha].map((channel) => Math.round((channel || 0) * 255)).join(' ')
  }
}
