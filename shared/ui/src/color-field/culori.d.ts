// culori ships no types; these are the parts used here.
declare module 'culori/fn' {
  export interface Color {
    mode: string
    alpha?: number
  }
  export interface Hsv extends Color {
    mode: 'hsv'
    h?: number
    s: number
    v: number
  }
  export interface Rgb extends Color {
    mode: 'rgb'
    r: number
    g: number
    b: number
  }
  export interface Oklch extends Color {
    mode: 'oklch'
    l: number
    c: number
    h?: number
  }
  export type Mode = { readonly mode: string }
  export const modeHsl: Mode
  export const modeHsv: Mode
  export const modeHwb: Mode
  export const modeLab: Mode
  export const modeLch: Mode
  export const modeLrgb: Mode
  export const modeOklab: Mode
  export const modeOklch: Mode
  export const modeP3: Mode
  export const modeRgb: Mode
  export function useMode(mode: Mode): void
  /** From the one at the bottom to the one on top. */
  export function blend(colors: readonly Color[]): Color
  export function parse(text: string): Color | undefined
  export function converter(mode: 'hsv'): (color: Color | Hsv) => Hsv
  export function converter(mode: 'rgb'): (color: Color | Hsv) => Rgb
  export function converter(mode: 'oklch'): (color: Color | Hsv) => Oklch
  export function clampChroma(color: Color, mode: string, gamut: string): Color
  export function formatHex(color: Color): string
  export function formatHex8(color: Color): string
  export function formatHsl(color: Color): string
  export function wcagContrast(front: Color, back: Color): number
}
