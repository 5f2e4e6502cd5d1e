import {
  contentOf,
  pictureOf,
  renamedOf,
  sitePaths,
  symbolFiles,
  symbolText,
  touched,
  unusedPaths,
  uploads,
} from './site.ts'

/** What every save writes, from the seed alone, so that the page after a kill knows what must be there. */
export interface Plan {
  /** What is there before the first save. */
  readonly start: ReadonlyMap<string, string>
  stepOf(save: number): Step
  /** Content of each file after save number `save`; absent files are absent. */
  stateAfter(save: number): ReadonlyMap<string, string>
  picture(number: number): Uint8Array<ArrayBuffer>
}

/** One save. Each is acknowledged as a whole, or nothing of it may be there. */
export type Step =
  | { readonly kind: 'texts'; readonly files: ReadonlyMap<string, string> }
  /** The symbol is edited; every page that shows it follows. */
  | { readonly kind: 'symbol'; readonly content: string }
  /** A page gets another name: where its files go, by where they stand. */
  | { readonly kind: 'rename'; readonly moved: ReadonlyMap<string, string> }
  | { readonly kind: 'upload'; readonly files: ReadonlyMap<string, string> }
  | { readonly kind: 'delete unused'; readonly paths: readonly string[] }
  /** Of an earlier save. What its files held is told as well: with the database the history is lost, too. */
  | { readonly kind: 'restore'; readonly of: number; readonly files: ReadonlyMap<string, string | null> }

/** `texts`: saves of text files alone, for a writer that knows nothing else; `pages`: all that touches no assets. */
export type Work = 'texts' | 'pages' | 'assets' | 'all'

/** One save after the other, over and over. What is restored is what was saved three saves before. */
const kinds: Readonly<Record<Work, readonly Step['kind'][]>> = {
  texts: ['texts'],
  pages: ['texts', 'symbol', 'texts', 'rename', 'texts', 'restore'],
  assets: ['texts', 'upload'],
  all: ['texts', 'texts', 'symbol', 'texts', 'rename', 'upload', 'texts', 'delete unused', 'restore', 'texts'],
}
const restoresBack = 3

/** What a state is made of, before any text of it is. */
interface State {
  /** The save that wrote it last, by the path that it has before any renaming. */
  readonly texts: ReadonlyMap<string, number>
  readonly isRenamed: boolean
  /** The save that edited it last. */
  readonly symbol: number
  /** The save that uploaded what is there; 0 when it was deleted. */
  readonly uploaded: number
}

const placeOf = (path: string, { isRenamed }: State) => (isRenamed ? renamedOf(path) : path)

export function createPlan(seed: number, work: Work): Plan {
  const kindOf = (save: number) => kinds[work][save % kinds[work].length]!
  const stateAt = createStates(seed, kindOf)

  function stateAfter(save: number): ReadonlyMap<string, string> {
    const state = stateAt(save)
    const texts = [...state.texts].map(([path, of]) => [placeOf(path, state), contentOf(seed, path, of)] as const)
    const uploaded = state.uploaded > 0 ? uploads(state.uploaded) : []
    return new Map([...texts, ...uploaded, ...(work === 'texts' ? [] : symbolFiles(state.symbol))])
  }

  function stepOf(save: number): Step {
    const [before, after] = [stateAt(save - 1), stateAt(save)]
    const kind = kindOf(save)
    switch (kind) {
      case 'symbol':
        return { kind, content: symbolText(save) }
      case 'upload':
        return { kind, files: uploads(save) }
      case 'delete unused':
        return { kind, paths: unusedPaths }
      case 'restore': {
        const then = stateAfter(save)
        const paths = new Set([...sitePaths, ...then.keys()])
        return {
          kind,
          of: save - restoresBack,
          files: new Map([...paths].map((path) => [path, then.get(path) ?? null])),
        }
      }
      case 'rename': {
        const renamed = [...before.texts.keys()].filter((path) => renamedOf(path) !== path)
        return { kind, moved: new Map(renamed.map((path) => [placeOf(path, before), placeOf(path, after)])) }
      }
      default: {
        const files = [...touched(seed, save)].map(
          (path) => [placeOf(path, before), contentOf(seed, path, save)] as const,
        )
        return { kind, files: new Map(files) }
      }
    }
  }

  return {
    start: new Map(work === 'texts' ? [] : symbolFiles(0)),
    stepOf,
    stateAfter,
    picture: (number) => pictureOf(seed, number),
  }
}

function createStates(seed: number, kindOf: (save: number) => Step['kind']): (save: number) => State {
  const states: State[] = [{ texts: new Map(), isRenamed: false, symbol: 0, uploaded: 0 }]

  function next(before: State, save: number): State {
    switch (kindOf(save)) {
      case 'symbol':
        return { ...before, symbol: save }
      case 'rename':
        return { ...before, isRenamed: !before.isRenamed }
      case 'upload':
        return { ...before, uploaded: save }
      case 'delete unused':
        return { ...before, uploaded: 0 }
      case 'restore':
        return states[save - restoresBack]!
      default: {
        const written = [...touched(seed, save)].map((path) => [path, save] as const)
        return { ...before, texts: new Map([...before.texts, ...written]) }
      }
    }
  }

  return (save) => {
    for (let at = states.length; at <= save; at += 1) states.push(next(states[at - 1]!, at))
    return states[save]!
  }
}
