import { keyframes, keyframesText, parseCss, type Keyframes } from '@pergola/site/css'

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

/** In the order of the page; where two share a name the browser uses the last one. */
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
