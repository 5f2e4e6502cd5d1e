import { resolvePath } from '../document/index.ts'
import { encodePath, relativeAddress } from '../project/index.ts'

export interface AddressMove {
  /** Where the text that holds the address stands, and where it is going to stand. */
  readonly from: string
  readonly to: string
  /** New paths by the old ones. */
  readonly moved: ReadonlyMap<string, string>
  /** Places that addresses go on leading to, whatever moves away from there. */
  readonly staying?: ReadonlySet<string> | undefined
  /** Whether the project has a file under the path, before anything is moved. */
  readonly has: (path: string) => boolean
}

/** The address that leads to the same file when files have moved. One that leads to no file stays as it is. */
export function moveAddress(address: string, { from, to, moved, staying, has }: AddressMove): string {
  const target = resolvePath(from, address)
  if (target === null || !has(target)) return address
  const next = placeAfter(target, moved, staying)
  // Also where its text moves within its folder: no byte of it changes that need not.
  if (next === target && (from === to || leadsThere(to, address, target))) return address
  const tail = /[?#][\s\S]*$/.exec(address)?.[0] ?? ''
  if (/^\s*[\\/]/.test(address)) return `/${encodePath(next)}${tail}`
  const lead = /^\s*(?:\.{1,2}[\\/])*/.exec(address)?.[0] ?? ''
  // The way up to the project's folder is kept as it was written: markup of a symbol stands on pages of any depth.
  const isFromRoot = from === to && resolvePath('', address.slice(lead.length)) === target
  return (isFromRoot ? lead.trimStart() + encodePath(next) : relativeAddress(to, next)) + tail
}

function placeAfter(target: string, moved: AddressMove['moved'], staying: AddressMove['staying']): string {
  return staying?.has(target) ? target : (moved.get(target) ?? target)
}

function leadsThere(from: string, address: string, target: string): boolean {
  return resolvePath(from, address) === target && !climbsOut(from, address)
}

/** Whether it leads above the folder of the site on its way: right at the top of a server, and nowhere else. */
function climbsOut(from: string, address: string): boolean {
  let depth = from.split('/').length - 1
  return (/^[^?#]*/.exec(address.trim())?.[0] ?? '').split(/[\\/]/).some((part) => {
    if (part === '..') depth -= 1
    else if (part !== '.' && part !== '') depth += 1
    return depth < 0
  })
}
