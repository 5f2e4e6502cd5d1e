import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import { defaultSettings, motionLibraryPaths, runtimePaths } from '@pergola/contracts'
import type { FileLike, Project, ProjectSettings } from '@pergola/contracts'
import { minifyCss, minifyJs } from '../../build/index.ts'
import { memoryFiles } from '../../build/testing/memory-files.ts'
import { addPage, createProject, decodeText, encodeText } from '../../project/index.ts'
import { exportProject, parseProjectArchive, readArchive, writeArchive } from '../index.ts'
import type { ArchiveInput } from '../index.ts'
import { join } from './zip-bytes.ts'

export type Files = Record<string, string | Uint8Array>

export const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? encodeText(content) : content)

export const textOf = (content: string | Uint8Array | undefined) =>
  typeof content === 'object' ? decodeText(content) : (content ?? 'missing')

const isSame = (left: Uint8Array, right: Uint8Array) =>
  left.length === right.length && left.every((byte, at) => byte === right[at])

function fileOf(bytes: Uint8Array<ArrayBuffer>): FileLike {
  return {
    size: bytes.length,
    type: 'application/zip',
    arrayBuffer: () => Promise.resolve(bytes.slice().buffer),
    slice: (start, end) => fileOf(bytes.subarray(start, end)),
  }
}

export function inputsOf(files: Files): ArchiveInput[] {
  return Object.entries(files).map(([name, content]) => ({ path: name, read: () => bytesOf(content) }))
}

export async function pack(inputs: readonly ArchiveInput[]): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeArchive(inputs)) pieces.push(piece)
  return join(pieces)
}

/** Zip → project and files, as a worker would store them. */
export async function load(zip: Uint8Array<ArrayBuffer>) {
  const entries = await readArchive(fileOf(zip))
  if (!entries.ok) throw new Error(entries.detail)
  let count = 0
  const parsed = await parseProjectArchive(entries.value, { name: 'loaded', ids: () => `id-${++count}` })
  if (!parsed.ok) return parsed
  const files: Record<string, Uint8Array> = {}
  for (const [name, file] of parsed.value.files) {
    const content = await file.read()
    if (!content.ok) throw new Error(content.detail)
    expect(content.value.length).toBe(file.size)
    files[name] = content.value
  }
  return { ok: true as const, value: { ...parsed.value, files } }
}

export async function loaded(zip: Uint8Array<ArrayBuffer>) {
  const outcome = await load(zip)
  if (!outcome.ok) throw new Error(`${outcome.failure}: ${outcome.detail ?? ''}`)
  return outcome.value
}

const motionLibraries = Object.fromEntries(Object.values(motionLibraryPaths).map((file) => [file, `/*! ${file} */`]))
const runtime = Object.fromEntries(Object.values(runtimePaths).map((file) => [file, `/*! ${file}, MIT */`]))

export async function exported(project: Project, files: Files, settings: Partial<ProjectSettings> = {}) {
  const request = {
    project,
    files: memoryFiles(files),
    settings: { ...defaultSettings(), ...settings },
    runtime,
    actions: { names: [], script: () => '' },
    motions: { libraries: async () => motionLibraries },
  }
  return pack(await exportProject({ ...request, minify: { css: minifyCss, js: minifyJs } }))
}

export function madeSite() {
  const made = createProject({ name: 'Made', description: 'Here', ids: () => 'id' })
  const { helmet, bodyAttributes } = made.project.pages['index']!
  // Uploaded, it keeps the name of its file.
  const source = { html: '', css: '', js: '', helmet, bodyAttributes }
  const more = addPage(made.project, { name: 'über uns', id: 'about', has: () => false, source })
  if (!more.ok) throw new Error(more.failure)
  const project: Project = {
    ...more.value.project,
    custom: { kept: 'for later' },
    motions: { m1: { id: 'm1', name: 'x', pages: ['index'], animations: [{ selector: 'h1', to: { x: '9' } }] } },
    restAPIModels: [{ name: 'm', response: '{"secret":1}' }],
  }
  const files: Files = {
    ...made.files,
    ...more.value.files,
    'editor/pages/index.html': '\r\n<h1 inf-class-name="x">Hi <b>you</h1>\n',
    'editor/pages/über uns.html': '<p v-if="true" v-on:click="a()">${a}</p>\n',
    'editor/symbols/s/s.html': '<b>',
    'css/index.css': '/* a comment */\na {\n  color : red ;\n}\n',
    'js/index.js': 'let a = 1 // kept',
    'global/global.css': '',
    'assets/a b.png': new Uint8Array([1, 2, 3]),
    'screenshot.webp': new Uint8Array(0),
  }
  return { project, files }
}

/** Every file of a site survives load and export byte for byte, and the exported zip survives another turn. */
export async function expectKept(site: Files, top = '', record = 'editor/pergola.json') {
  const { project, files } = await loaded(await pack(inputsOf(site)))
  const first = await exported(project, files)
  const zip = unzipSync(first)
  expect(Object.keys(zip).toSorted()).toEqual(
    [...Object.keys(site).map((name) => name.slice(top.length)), record].toSorted(),
  )
  for (const [name, content] of Object.entries(site)) {
    if (!isSame(zip[name.slice(top.length)] ?? encodeText('missing'), bytesOf(content))) expect.fail(`${name} changed`)
  }
  const back = await loaded(first)
  expect(isSame(await exported(back.project, back.files), first)).toBe(true)
  return project
}
