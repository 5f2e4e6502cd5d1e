import { actionPieces, supportPieces } from './action-pieces.ts'

/** Names of all actions, as handlers call them. */
export const actionNames: readonly string[] = Object.keys(actionPieces).toSorted()

/** The actions named and what they share, each once, in the order of the alphabet: the same names give the same text. */
function partsOf(names: readonly string[]): string[] {
  const found = new Map<string, string>()
  const pending = [...names]
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue
    const piece = actionPieces[name] ?? supportPieces[name]
    if (!piece) throw new Error(`actionScript: no action ${name}`)
    found.set(name, piece.text)
    pending.push(...piece.needs)
  }
  return [...found].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, text]) => text)
}

/**
 * A script that publishes these actions as functions of the page. An action that fails says so in the console, and those
 * after it in the same handler still run.
 */
export function actionScript(names: readonly string[]): string {
  const known = [...new Set(names)].toSorted()
  const guard =
    'for(const[n,f]of Object.entries(actions))window[n]=(...a)=>{' +
    'try{const r=f(...a);return r?.catch?.(e=>console.error(n,e))??r}catch(e){console.error(n,e)}}'
  return `(()=>{\n${partsOf(known).join('\n')}\nconst actions={${known.join(',')}};\n${guard}\n})()\n`
}
