import { createStore } from 'zustand/vanilla'
import { combine } from '@pergola/contracts'
import type { CanvasService, Dispose, Readable, StyleEdit, StyleState, StyleSurface } from '@pergola/contracts'
import { isDeclarationValue, isHiddenItems, type Keyframe } from '@pergola/site/css'
import { removeFrame, setDeclarations } from './keyframe-edits.ts'
import { messages } from './messages.ts'
import { pageAnimations } from './page-animations.ts'
import { frameStyles, noFrameStyles } from './frame-styles.ts'
import { createStillFrame } from './still-frame.ts'
import type { FrameAddress } from './frame-address.ts'

export interface KeyframeMode {
  readonly chosen: Readable<{ readonly frame: FrameAddress | null }>
  /** Null ends the mode: the style panel writes to rules again. */
  choose(frame: FrameAddress | null): void
  readonly surface: StyleSurface
  readonly dispose: Dispose
}

export function sameFrame(one: FrameAddress | null, other: FrameAddress): boolean {
  if (one === null || one.file !== other.file || one.animation !== other.animation) return false
  return one.nth === other.nth && one.index === other.index
}

/** Values that would end the declaration, and with it the frame, are no values. Nothing is switched off in a frame. */
function isSafe({ property, value }: StyleEdit): boolean {
  if (value !== null && isHiddenItems({ property, value })) return false
  return /^-{0,2}[a-z][\w-]*$/i.test(property) && (value === null || isDeclarationValue(property, value))
}

function frameAt(canvas: CanvasService, { file, animation, nth, index, selector }: FrameAddress) {
  const sheets = canvas.sheets().filter((sheet) => sheet.file === file && sheet.editable)
  const frames = pageAnimations(sheets).find((one) => one.name === animation && one.nth === nth)?.frames ?? []
  const isIt = (frame: Keyframe | undefined) => frame?.values.join(', ') === selector
  // A frame that came or went before it moves it in the list.
  const at = isIt(frames[index]) ? index : frames.findLastIndex(isIt)
  const found = frames[at]
  return found ? { found, at } : null
}

function changeSheet(canvas: CanvasService, file: string, edit: (css: string, file: string) => string, label: string) {
  const sheet = canvas.sheets().find((one) => one.file === file)
  if (sheet) canvas.replaceSheet(file, edit(sheet.css, file), label)
}

/** The chosen frame as what the style panel writes to. A frame that is gone ends the mode. */
export function createKeyframeMode(canvas: CanvasService): KeyframeMode {
  const chosen = createStore<{ frame: FrameAddress | null }>(() => ({ frame: null }))
  const state = createStore<StyleState>(() => noFrameStyles)
  const still = createStillFrame(canvas)

  function read(previewed: readonly StyleEdit[] = []) {
    const { frame } = chosen.getState()
    const { found = null, at = -1 } = (frame && frameAt(canvas, frame)) ?? {}
    if (frame && frame.index !== at) chosen.setState({ frame: found && { ...frame, index: at } })
    const shown = canvas.styles.state.getState()
    state.setState(frame && found ? frameStyles({ frame, found, shown, previewed }) : noFrameStyles, true)
    if (frame && found) still.show(frame.animation, found, previewed)
    else still.hide()
  }

  const dispose = canvas.state.subscribe((now, before) => {
    if (chosen.getState().frame === null) return
    const isOther = now.document?.pageName !== before.document?.pageName || now.phase !== 'ready'
    if (isOther) chosen.setState({ frame: null })
    if (isOther || now.revision !== before.revision || now.selected?.id !== before.selected?.id) read()
  })

  function edit(edits: readonly StyleEdit[], preview: boolean, label: string | undefined) {
    const { frame } = chosen.getState()
    const wanted = edits.filter(isSafe)
    if (!frame || wanted.length === 0 || canvas.state.getState().readOnly) return
    if (preview) return read(wanted)
    const change = setDeclarations({ name: frame.animation, nth: frame.nth }, frame.index, wanted)
    changeSheet(canvas, frame.file, change, label ?? messages.frameLabel(frame.animation))
    read()
  }

  return {
    chosen,
    choose(frame) {
      chosen.setState({ frame })
      read()
    },
    surface: {
      state,
      edit: (edits, options = {}) => edit(edits, options.preview === true, options.label),
      endPreview: () => read(),
      computed: (property) => state.getState().values[property]?.value ?? canvas.styles.computed(property),
      backdrop: () => canvas.styles.backdrop?.() ?? null,
      addressPlace: () => chosen.getState().frame?.file ?? null,
      removeRule() {
        const { frame } = chosen.getState()
        if (!frame) return
        const change = removeFrame({ name: frame.animation, nth: frame.nth }, frame.index)
        changeSheet(canvas, frame.file, change, messages.removeFrame(frame.selector))
        // What stands at its place now is another frame, even with the same percentages.
        chosen.setState({ frame: null })
        read()
      },
      // A frame has no classes, no states and no devices; the panel hides what asks for them.
      selectClass: () => undefined,
      addClass: () => undefined,
      removeClass: () => undefined,
      setStates: () => undefined,
      selectRule: () => undefined,
      classSuggestions: () => [],
    },
    dispose: combine(dispose, still.hide, () => chosen.setState({ frame: null })),
  }
}
