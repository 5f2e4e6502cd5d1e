import type { StyleEdit } from '@pergola/contracts'
import { applyCss, chunkCount, keyframes, parseCss, printCss, type CssOperation } from '@pergola/site/css'
import { isBehind } from './frame-points.ts'

type Edit = (css: string, file: string) => string

/** A new, empty animation at the end of the sheet. */
export function addAnimation(name: string): Edit {
  return appendRule(`@keyframes ${name} {\n  from {\n  }\n\n  to {\n  }\n}`)
}

/** At the end of the sheet, where it wins over every rule of the same name. */
export function appendRule(text: string): Edit {
  return edit((sheet) => ({ type: 'css.insertRule', parent: null, index: sheet.childCount, text }))
}

export function removeAnimation(name: string): Edit {
  return edit((sheet) => {
    const found = sheet.animation(name)
    return found && { type: 'css.remove', node: found.id }
  })
}

export function addFrame(name: string, selector: string): Edit {
  return edit((sheet) => {
    const found = sheet.animation(name)
    if (!found) return undefined
    const before = found.frames.findIndex((frame) => isBehind(frame.values, selector))
    const index = before === -1 ? found.frames.length : before
    return { type: 'css.insertRule', parent: found.id, index, text: `${selector} {\n  }` }
  })
}

/** `selector` are the percentages it has from now on. */
export function moveFrame(name: string, frame: number, selector: string): Edit {
  return edit((sheet) => {
    const found = sheet.animation(name)?.frames[frame]
    return found && { type: 'css.selector', node: found.id, selector }
  })
}

export function removeFrame(name: string, frame: number): Edit {
  return edit((sheet) => {
    const found = sheet.animation(name)?.frames[frame]
    return found && { type: 'css.remove', node: found.id }
  })
}

/** Null removes the declaration. */
export function setDeclaration(name: string, frame: number, property: string, value: string | null): Edit {
  return setDeclarations(name, frame, [{ property, value }])
}

export function setDeclarations(name: string, frame: number, edits: readonly StyleEdit[]): Edit {
  return edit((sheet) => {
    const found = sheet.animation(name)?.frames[frame]
    return found && edits.map(({ property, value }) => ({ type: 'css.set', rule: found.id, property, value }))
  })
}

interface OpenSheet {
  readonly childCount: number
  animation(name: string): ReturnType<typeof keyframes>[number] | undefined
}

/** Everything but what the operation touches comes back byte for byte; an edit of something gone changes nothing. */
function edit(operation: (sheet: OpenSheet) => CssOperation | readonly CssOperation[] | undefined): Edit {
  return (css, file) => {
    const sheet = parseCss(css, file)
    const wanted = operation({
      childCount: chunkCount(sheet),
      animation: (name) => keyframes(sheet).findLast((one) => one.name === name),
    })
    for (const each of [wanted ?? []].flat()) applyCss(sheet, each)
    return printCss(sheet)
  }
}
