import type { BuildRequest } from './build-request.ts'
import type { BuiltFile } from './built-file.ts'
import { decodeFile } from '../encoding/index.ts'
import { encodeText } from '../project/index.ts'
import type { PolicySite } from '../security-policy/page-policy.ts'
import { readScript } from '../security-policy/read-script.ts'
import type { ScriptNeeds } from '../security-policy/read-script.ts'
import { readSheet } from '../security-policy/read-sheet.ts'
import type { SheetNeeds } from '../security-policy/read-sheet.ts'
import { baseOf } from '../security-policy/source-of.ts'

declare const crypto: { readonly subtle: { digest(name: string, bytes: Uint8Array): Promise<ArrayBuffer> } }
declare const btoa: (text: string) => string

/** The text that goes out; null for what is none. */
export async function builtText(file: BuiltFile, { files }: Pick<BuildRequest, 'files'>): Promise<string | null> {
  if (file.kind === 'text') return file.text
  return file.kind === 'copy' ? ((await decodeFile(file.path, await files.read(file.source)))?.text ?? null) : null
}

/** The files of a built site as policies ask for them; each is read once. */
export function policySite(files: readonly BuiltFile[], request: BuildRequest): PolicySite {
  const built = new Map(files.map((file) => [file.path, file]))
  const scripts = new Map<string, Promise<ScriptNeeds | null>>()
  const sheets = new Map<string, SheetNeeds | null>()
  const text = async (path: string) => {
    const file = built.get(path)
    return file ? builtText(file, request) : null
  }

  async function readScriptAt(path: string): Promise<ScriptNeeds | null> {
    const code = await text(path)
    if (code === null) return null
    const needs = readScript(code)
    // Addresses in scripts of the build stand in notices.
    return request.files.sizes.has(path) ? needs : { ...needs, origins: [] }
  }

  async function sheetAt(path: string): Promise<SheetNeeds | null> {
    const known = sheets.get(path)
    if (known !== undefined) return known
    // Sheets that import one another in a circle find this one, which by then needs nothing more.
    sheets.set(path, null)
    const css = await text(path)
    const needs = css === null ? null : await readSheet(css, { base: baseOf(path), sheetAt })
    sheets.set(path, needs)
    return needs
  }

  return {
    scriptAt(path) {
      const reading = scripts.get(path) ?? readScriptAt(path)
      scripts.set(path, reading)
      return reading
    },
    sheetAt,
    sheetOf: (css, base) => readSheet(css, { base, sheetAt }),
    async hash(given) {
      // As the parser of pages has it: one kind of line end.
      const digest = await crypto.subtle.digest('SHA-256', encodeText(given.replaceAll(/\r\n?/g, '\n')))
      return btoa(String.fromCharCode(...new Uint8Array(digest)))
    },
  }
}
