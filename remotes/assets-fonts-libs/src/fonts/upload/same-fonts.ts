import type { Font, OpenProject } from '@pergola/contracts'
import { familyOf } from '@pergola/site/fonts'
import type { FontMap } from '../change-fonts.ts'
import type { FontServices } from '../font-services.ts'
import type { NewFont } from '../install-fonts.ts'
import { isOldFormat } from './can-show.ts'

type Face = Pick<Font, 'name' | 'weight' | 'style' | 'unicodeRange' | 'format'>
type Reading = Pick<FontServices, 'projects'>

export interface SortedFonts {
  readonly fresh: readonly NewFont[]
  /** Stored already, byte for byte. */
  readonly there: readonly NewFont[]
  /** Fresh ones of which the project has another file. */
  readonly rivals: readonly NewFont[]
  /** Keys of those other files' entries. */
  readonly rivalKeys: readonly string[]
  /** Keys of entries whose file is lost, which a fresh one takes the place of. */
  readonly lostKeys: readonly string[]
}

/** Tells what the project has already from what it has under the same name, and from what is new to it. */
export async function sortFonts(
  { projects }: Reading,
  chosen: readonly NewFont[],
  fonts: FontMap,
  { files }: Pick<OpenProject, 'files'>,
): Promise<SortedFonts> {
  const fresh: NewFont[] = []
  const there: NewFont[] = []
  const rivals: NewFont[] = []
  const rivalKeys: string[] = []
  const lostKeys: string[] = []
  for (const font of chosen) {
    const alike = Object.entries(fonts).filter(([, other]) => isSameFace(faceOf(font), other))
    const isHere = (other: Font) => other.isCDN || Object.hasOwn(files, other.path)
    const standing = alike.filter(([, other]) => isHere(other))
    if ((await isStored(projects, font, standing)) || (await isAmong(font, fresh))) {
      there.push(font)
      continue
    }
    fresh.push(font)
    if (standing.length > 0) rivals.push(font)
    rivalKeys.push(...standing.map(([key]) => key))
    lostKeys.push(...alike.filter(([, other]) => !isHere(other)).map(([key]) => key))
  }
  return { fresh, there, rivals, rivalKeys, lostKeys }
}

function faceOf({ name, facts }: NewFont): Face {
  return { ...facts, name }
}

/** Family, weight, style and characters. A file for old browsers stands beside the one that is shown today. */
function isSameFace(one: Face, other: Face): boolean {
  const range = [one, other].map(({ unicodeRange = '' }) => unicodeRange)
  return (
    familyOf(one).toLowerCase() === familyOf(other).toLowerCase() &&
    (one.weight ?? '400') === (other.weight ?? '400') &&
    (one.style ?? 'normal') === (other.style ?? 'normal') &&
    // Records made before it do not say.
    (range.includes('') || range[0] === range[1]) &&
    (one.format === other.format || (!isOldFormat(one) && !isOldFormat(other)))
  )
}

async function isStored(
  projects: FontServices['projects'],
  { file }: NewFont,
  standing: readonly (readonly [string, Font])[],
): Promise<boolean> {
  for (const [, { path, isCDN }] of standing) {
    const stored = isCDN ? null : await projects.readFile(path)
    if (stored?.ok && (await isSameFile(file, stored.value))) return true
  }
  return false
}

async function isAmong(font: NewFont, others: readonly NewFont[]): Promise<boolean> {
  for (const other of others) {
    if (isSameFace(faceOf(font), faceOf(other)) && (await isSameFile(font.file, other.file))) return true
  }
  return false
}

type Bytes = Pick<Blob, 'size' | 'arrayBuffer'>

async function isSameFile(one: Bytes, other: Bytes): Promise<boolean> {
  if (one.size !== other.size) return false
  const [mine, theirs] = (await Promise.all([one.arrayBuffer(), other.arrayBuffer()])).map(
    (buffer) => new Uint8Array(buffer),
  )
  return mine?.every((byte, at) => byte === theirs?.[at]) ?? false
}
