import { limits } from '@pergola/contracts'
import type { CanvasService, CodeLanguage, FileLike, ProjectsService } from '@pergola/contracts'

export type FileText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'binary' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'too-large'; readonly size: number }

interface Sources {
  readonly projects: Pick<ProjectsService, 'state' | 'readFile' | 'decode'>
  readonly canvas?: Pick<CanvasService, 'readFile' | 'state'> | undefined
}

/** What the file says now. What could not come back as the bytes it is, is no text. */
export async function readFileText({ projects, canvas }: Sources, path: string): Promise<FileText> {
  const size = projects.state.getState().open?.files[path] ?? 0
  if (size > limits.fileEditorBytes) return { kind: 'too-large', size }
  const stored = await projects.readFile(path)
  const text = stored.ok ? await textOf(projects, path, stored.value) : null
  if (stored.ok && text === null) return { kind: 'binary' }
  // The open page may hold edits that are not stored yet.
  const open = canvas?.state.getState().document ? await canvas.readFile(path) : null
  if (open?.ok) return { kind: 'text', text: open.value }
  return text === null ? { kind: 'missing' } : { kind: 'text', text }
}

async function textOf({ decode }: Sources['projects'], path: string, file: FileLike): Promise<string | null> {
  const text = decode ? ((await decode(path, file))?.text ?? null) : await decodePlain(file)
  return text?.includes('\u0000') ? null : text
}

async function decodePlain(file: FileLike): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer())
  } catch {
    return null // Not UTF-8: no text that could come back as it was.
  }
}

const languages: Readonly<Record<string, CodeLanguage>> = {
  html: 'html',
  htm: 'html',
  xhtml: 'xml',
  xht: 'xml',
  svg: 'xml',
  xml: 'xml',
  css: 'css',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  ts: 'js',
  json: 'json',
  webmanifest: 'json',
  map: 'json',
}

export function languageOf(path: string): CodeLanguage {
  return languages[/\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'text'
}

/** Before the file is opened: by its name alone, for the list of files. */
export function mayBeText(path: string): boolean {
  return !/\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|mp[34]|webm|ogg|wav|mov|woff2?|ttf|otf|eot|zip|gz|pdf|wasm|glb|splinecode)$/i.test(
    path,
  )
}
