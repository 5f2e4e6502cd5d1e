import type { StyleEdit } from '@pergola/contracts'
import { applyCss, chunkCount, keyframes, parseCss, printCss, type CssOperation } from '@pergola/site/css'
import { isBehind } from './frame-points.ts'

type Edit = (css: string, file: string) => string

/** One of the sheet's animations, by its name and which of that name it is. */
export interface AnimationPlace {
  readonly name: string
  readonly nth: number
}

/** A new, empty animation at the end of the sheet. */
export function addAnimation(name: string): Edit {
  return appendRule(`@keyframes ${name} {\n  from {\n  }\n\n  to {\n  }\n}`)
}

/** At the end of the sheet, where it wins over every rule of the same name. */
export function appendRule(text: string): Edit {
  return edit((sheet) => ({ type: 'css.insertRule', parent: null, index: sheet.childCount, text }))
}

export function removeAnimation(place: AnimationPlace): Edit {
  return edit((sheet) => {
    const found = sheet.animation(place)
    return found && { type: 'css.remove', node: found.id }
  })
}

export function addFrame(place: AnimationPlace, selector: string): Edit {
  return edit((sheet) => {
    const found = sheet.animation(place)
    if (!found) return undefined
    const before = found.frames.findIndex((frame) => isBehind(frame.values, selector))
    const index = before === -1 ? found.frames.length : before
    return { type: 'css.insertRule', parent: found.id, index, text: `${selector} {\n}` }
  })
}

/** `selector` are the percentages it has from now on. */
export function moveFrame(place: AnimationPlace, frame: number, selector: string): Edit {
  return edit((sheet) => {
    const found = sheet.animation(place)?.frames[frame]
    return found && { type: 'css.selector', node: found.id, selector }
  })
}

export function removeFrame(place: AnimationPlace, frame: number): Edit {
  return edit((sheet) => {
    const found = sheet.animation(place)?.frames[frame]
    return found && { type: 'css.remove', node: found.id }
  })
}

/** Null removes the declaration. */
export function setDeclaration(place: AnimationPlace, frame: number, property: string, value: string | null): Edit {
  return setDeclarations(place, frame, [{ property, value }])
}

export function setDeclarations(place: AnimationPlace, frame: number, edits: readonly StyleEdit[]): Edit {
  return edit((sheet) => {
    const found = sheet.animation(place)?.frames[frame]
    return found && edits.map(({ property, value }) => ({ type: 'css.set', rule: found.id, property, value }))
  })
}

interface OpenSheet {
  readonly childCount: number
  animation(place: AnimationPlace): ReturnType<typeof keyframes>[number] | undefined
}

/** Everything but what the operation touches comes back byte for byte; an edit of something gone changes nothing. */
function edit(operation: (sheet: OpenSheet) => CssOperation | readonly CssOperation[] | undefined): Edit {
  return (css, file) => {
    const sheet = parseCss(css, file)
    const wanted = operation({
      childCount: chunkCount(sheet),
      animation: ({ name, nth }) => keyframes(sheet).filter((one) => one.name === name)[nth],
    })
    for (const each of [wanted ?? []].flat()) applyCss(sheet, each)
    return printCss(sheet)
  }
}
