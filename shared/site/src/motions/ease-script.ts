import { readBezier } from './bezier.ts'

/** Curves that are not in the library's core, for scripts that use them. */
const curves = {
  bezier: `  function bezier(x1, y1, x2, y2) {
    function at(a, b, s) {
      return 3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s;
    }
    return function (time) {
      var low = 0, high = 1, middle;
      for (var step = 0; step < 24; step++) {
        middle = (low + high) / 2;
        if (at(x1, x2, middle) < time) low = middle;
        else high = middle;
      }
      return at(y1, y2, (low + high) / 2);
    };
  }
`,
  slowMo: `  function slowMo(time) {
    var straight = time + (0.5 - time) * 0.7;
    if (time < 0.15) return straight - Math.pow(1 - time / 0.15, 4) * straight;
    return time > 0.85 ? straight + (time - straight) * Math.pow((time - 0.85) / 0.15, 4) : straight;
  }
`,
  rough: `  function rough(time) {
    var shake = Math.sin(time * 61) * 0.5 + Math.sin(time * 137 + 1) * 0.5;
    return time + shake * 0.15 * Math.sin(time * Math.PI);
  }
`,
} as const

export type CurveName = keyof typeof curves

export interface EaseText {
  readonly text: string
  /** The function that has to stand before. */
  readonly needs: CurveName | null
}

/** An ease as an expression; null for one that the library knows by its name. */
export function easeText(ease: string): EaseText | null {
  const handles = readBezier(ease)
  if (handles) return { text: `bezier(${handles.join(', ')})`, needs: 'bezier' }
  if (ease === 'slowMo' || ease === 'rough') return { text: ease, needs: ease }
  return ease === 'steps' ? { text: '"steps(5)"', needs: null } : null
}

export function curveScript(names: ReadonlySet<CurveName>): string {
  return (Object.keys(curves) as CurveName[]).map((name) => (names.has(name) ? curves[name] : '')).join('')
}
