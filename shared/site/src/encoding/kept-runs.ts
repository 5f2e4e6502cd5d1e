import { diffArrays } from 'diff'

/** A part of the text before that is in the text now: `from` and `to` in the one, `at` in the other. */
export interface KeptRun {
  readonly from: number
  readonly to: number
  readonly at: number
}

/** Beyond as many changed lines the rest is taken as written anew. */
const mostChanges = 2000

/** What of a text is kept in another, in the order of both. */
export function keptRuns(before: string, now: string): KeptRun[] {
  const runs: KeptRun[] = []
  keepAround({ before, now, from: 0, at: 0, runs }, (inside) => {
    const changes = diffArrays(linesOf(inside.before), linesOf(inside.now), { maxEditLength: mostChanges }) ?? []
    let { from, at } = inside
    let removed = ''
    let added = ''
    const settle = () => {
      keepAround({ before: removed, now: added, from, at, runs }, () => undefined)
      from += removed.length
      at += added.length
      removed = added = ''
    }
    for (const change of changes) {
      const text = change.value.join('')
      if (change.removed) removed += text
      else if (change.added) added += text
      else {
        settle()
        runs.push({ from, to: from + text.length, at })
        from += text.length
        at += text.length
      }
    }
    settle()
  })
  return runs.filter(({ from, to }) => to > from)
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+/g) ?? []

interface Compared {
  readonly before: string
  readonly now: string
  readonly from: number
  readonly at: number
  readonly runs: KeptRun[]
}

/** The same start, what `inside` finds between, the same end. */
function keepAround({ before, now, from, at, runs }: Compared, inside: (rest: Compared) => void): void {
  const shorter = Math.min(before.length, now.length)
  let start = 0
  while (start < shorter && before[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && before[before.length - 1 - end] === now[now.length - 1 - end]) end++
  runs.push({ from, to: from + start, at })
  const rest = { before: before.slice(start, before.length - end), now: now.slice(start, now.length - end) }
  if (rest.before !== '' && rest.now !== '') inside({ ...rest, from: from + start, at: at + start, runs })
  runs.push({ from: from + before.length - end, to: from + before.length, at: at + now.length - end })
}
