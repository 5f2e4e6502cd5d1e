/** What every save writes, from the seed alone, so that the page after a kill knows what must be there. */
export interface Plan {
  /** Text files that save number `save` writes, whole. */
  filesOf(save: number): ReadonlyMap<string, string>
  /** Content of each file after save number `save`; absent files are absent. */
  stateAfter(save: number): ReadonlyMap<string, string>
  picture(number: number): Uint8Array<ArrayBuffer>
}

const names = ['index', 'about', 'team', 'shop', 'blog', 'contact']
const paths = names.flatMap((name) => [`editor/pages/${name}.html`, `css/${name}.css`])
const longest = 40_000

export function createPlan(seed: number): Plan {
  const touched = (save: number) => {
    const random = createRandom(seed * 7919 + save)
    const count = 2 + Math.floor(random() * 4)
    return new Set(Array.from({ length: count }, () => paths[Math.floor(random() * paths.length)]!))
  }

  const content = (path: string, save: number) => {
    const random = createRandom(seed * 104_729 + save * 31 + paths.indexOf(path))
    const line = `/* ${path} of save ${save}: ${Math.floor(random() * 1e9).toString(36)} */\n`
    return line.repeat(1 + Math.floor((random() * longest) / line.length))
  }

  return {
    filesOf: (save) => new Map([...touched(save)].map((path) => [path, content(path, save)])),
    stateAfter(save) {
      const state = new Map<string, string>()
      for (let earlier = save; earlier > 0 && state.size < paths.length; earlier -= 1) {
        for (const path of touched(earlier)) if (!state.has(path)) state.set(path, content(path, earlier))
      }
      return state
    },
    picture(number) {
      const random = createRandom(seed * 15_485_863 + number)
      const bytes = new Uint8Array(60_000 + Math.floor(random() * 200_000))
      new DataView(bytes.buffer).setUint32(0, number)
      for (let at = 4; at < bytes.length; at += 1) bytes[at] = (number * 31 + at) % 251
      return bytes
    },
  }
}

/** mulberry32 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
