import * as v from 'valibot'
// By its name: the editor shares it, and another file beside it would be one more that every start fetches.
import { contractNumber } from '@pergola/contracts'
import { reservedNames, slotProblem } from './reserved.ts'

/** What a manifest may hold at most. Far more than a remote needs, and nothing that fills a browser. */
export const manifestLimits = { bytes: 500_000, title: 80, path: 300, slots: 50, preload: 200, files: 2000 } as const

/** A file of the remote's own folder: no address, no way out of the folder, nothing that a server reads otherwise. */
const ownFile = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\\?#:%\s]+$/

const path = (field: string) =>
  v.pipe(
    v.string(`${field} must be a text`),
    v.maxLength(manifestLimits.path, `${field} must not be longer than ${manifestLimits.path} letters`),
    v.regex(
      ownFile,
      `${field} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`,
    ),
  )

const list = <Item extends v.GenericSchema>(field: string, item: Item, most: number) =>
  v.optional(
    v.pipe(
      v.array(item, `${field} must be a list`),
      v.maxLength(most, `${field} must not have more than ${most} entries`),
    ),
    [],
  )

/** Shapes and lengths, which the JSON schema says, too. */
const manifestShape = v.strictObject(
  {
    $schema: v.optional(v.string('$schema must be a text')),
    /** Begins the names of everything the remote brings. */
    name: v.pipe(
      v.string('name is missing, or is no text'),
      v.maxLength(40, 'name must not be longer than 40 letters'),
      v.regex(
        /^[a-z][a-z0-9-]*$/,
        'name must begin with a small letter and have small letters, digits and hyphens only',
      ),
    ),
    /** What people read in the list of parts. */
    title: v.optional(
      v.pipe(
        v.string('title must be a text'),
        v.minLength(1, 'title must not be empty'),
        v.maxLength(manifestLimits.title, `title must not be longer than ${manifestLimits.title} letters`),
      ),
    ),
    /** Changes with every change of a file; `pergola-remote finish` writes it. */
    version: v.optional(
      v.pipe(
        v.string('version must be a text'),
        v.regex(/^[A-Za-z0-9.+_-]{1,64}$/, 'version must be 1 to 64 letters, digits, points, plus signs and hyphens'),
      ),
    ),
    contract: v.pipe(
      v.number('contract is missing, or is no number'),
      v.integer('contract must be a whole number'),
      v.minValue(1, 'contract must be 1 or more'),
    ),
    /** The container: an ES module that exports `init` and `get`. */
    entry: path('entry'),
    slots: list('slots', v.pipe(v.string('slots must be texts'), v.maxLength(80)), manifestLimits.slots),
    /** Fetched together with the entry. */
    preload: list('preload', path('an entry of preload'), manifestLimits.preload),
    /** Every file of the remote: kept in the browser for use without a network. */
    files: list('files', path('an entry of files'), manifestLimits.files),
  },
  (issue) =>
    issue.expected === 'never'
      ? `${JSON.stringify(keyOf(issue.path))} is no field of remote.json`
      : issue.expected === 'Object'
        ? 'remote.json must be one object with the fields of a remote'
        : `${keyOf(issue.path)} is missing`,
)

const keyOf = (issuePath: readonly { readonly key: unknown }[] | undefined) => String(issuePath?.at(-1)?.key ?? '')

const isRepeated = (entries: readonly string[]) => new Set(entries).size !== entries.length

/** `remote.json`, as the remote's server has it. */
export const remoteManifestSchema = v.pipe(
  manifestShape,
  v.check(({ name }) => !reservedNames.has(name), 'name is taken by the editor itself: choose another one'),
  v.check(({ slots }) => !isRepeated(slots), 'slots names a place twice'),
  v.check(
    ({ files, version }) => files.length === 0 || version !== undefined,
    'version is missing: files are kept in the browser until it changes',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    for (const slot of dataset.value.slots) {
      const problem = slotProblem(slot)
      if (problem !== undefined) addIssue({ message: `slots: ${problem}` })
    }
  }),
)

/** What the JSON schema is written from: names and places that are taken are known to the editor alone. */
export const manifestForJsonSchema = manifestShape

export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>

export type ManifestReading =
  | { readonly ok: true; readonly manifest: RemoteManifest }
  /** `contract`: the rest was not looked at, it may be written for a later editor. */
  | { readonly ok: false; readonly kind: 'invalid' | 'contract'; readonly problems: readonly string[] }

const invalid = (...problems: readonly string[]): ManifestReading => ({ ok: false, kind: 'invalid', problems })

/** Reads the text of a `remote.json`; each problem names the field and says what it must be. Never throws. */
export function readRemoteManifest(text: string): ManifestReading {
  if (text.length > manifestLimits.bytes)
    return invalid(`remote.json must not be larger than ${manifestLimits.bytes} bytes`)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return invalid(`remote.json is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const theirs = (value as { contract?: unknown } | null)?.contract
  if (typeof theirs === 'number' && Number.isInteger(theirs) && theirs > 0 && theirs !== contractNumber)
    return { ok: false, kind: 'contract', problems: [`contract ${theirs}, this editor speaks ${contractNumber}`] }
  const read = v.safeParse(remoteManifestSchema, value)
  if (read.success) return { ok: true, manifest: read.output }
  return invalid(...new Set(read.issues.slice(0, 20).map(({ message }) => message)))
}
