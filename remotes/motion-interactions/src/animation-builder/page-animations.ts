import { keyframes, keyframesText, layerComparison, parseCss, type Keyframes } from '@pergola/site/css'

export interface PageSheet {
  readonly file: string
  readonly css: string
  readonly editable: boolean
}

/** One `@keyframes` of the page and the sheet it stands in. */
export interface PageAnimation extends Keyframes {
  readonly file: string
  readonly editable: boolean
  /** Which of those of its name in the sheet it is, from 0: a prefixed one and one for another medium share a name. */
  readonly nth: number
}

/** In the order of the page. */
export function pageAnimations(sheets: readonly PageSheet[]): readonly PageAnimation[] {
  return sheets.flatMap(({ file, css, editable }) => {
    if (!/keyframes/i.test(css)) return []
    const counts = new Map<string, number>()
    return keyframes(parseCss(css, file)).map((one) => {
      const nth = counts.get(one.name) ?? 0
      counts.set(one.name, nth + 1)
      return { ...one, file, editable, nth }
    })
  })
}

/**
 * Animations that the browser never uses, with the one of their name that it uses instead: the last one of the strongest
 * layer. One in a condition may win only while that holds, so it takes nobody's place here.
 */
export function overriddenAnimations(
  animations: readonly PageAnimation[],
  sheets: readonly PageSheet[],
): ReadonlyMap<PageAnimation, PageAnimation> {
  const places = new Map(animations.map((one, at) => [one, at]))
  const byName = new Map<string, PageAnimation[]>()
  for (const one of animations) byName.set(one.name, [...(byName.get(one.name) ?? []), one])
  const shared = [...byName.values()].filter((same) => same.length > 1)
  if (shared.length === 0) return new Map()
  const layered = sheets.filter(({ css }) => /@layer|\blayer\(/i.test(css))
  const compare = layerComparison(layered.map(({ file, css }) => ({ sheet: parseCss(css, file) })))
  const isStronger = (one: PageAnimation, other: PageAnimation) =>
    (compare(one.layer, other.layer) || (places.get(one) ?? 0) - (places.get(other) ?? 0)) > 0
  return new Map(
    shared.flatMap((same) => {
      const sure = same.filter(({ conditional }) => !conditional)
      const winner = sure.reduce<PageAnimation | null>(
        (best, one) => (best && isStronger(best, one) ? best : one),
        null,
      )
      if (!winner) return []
      return same.filter((one) => isPrefixed(one) || isStronger(winner, one)).map((one) => [one, winner] as const)
    }),
  )
}

/** Under its older name a rule counts only where there is no other. */
function isPrefixed({ context }: PageAnimation): boolean {
  return /@-\w+-keyframes$/i.test(context)
}

/** Null when it is gone. Node ids are of one reading, so it is found by where it stands. */
export function animationText(
  sheets: readonly PageSheet[],
  { file, name, line }: Pick<PageAnimation, 'file' | 'name' | 'line'>,
): string | null {
  const sheet = sheets.find((one) => one.file === file)
  const parsed = sheet && parseCss(sheet.css, file)
  const found = parsed && keyframes(parsed).find((one) => one.name === name && one.line === line)
  return found ? keyframesText(parsed, found.id) : null
}
