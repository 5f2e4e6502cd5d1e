import type { FileLike } from '../file-like.ts'

// Present in every place tests run; contracts see no DOM types.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> }
declare const TextDecoder: new (label: string, options: { ignoreBOM: boolean }) => { decode(bytes: Uint8Array): string }

/** A file made of bytes or text, as a file chooser would hand it over. */
export function createFile(name: string, content: string | Uint8Array, type = ''): FileLike {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    name,
    type,
    size: bytes.length,
    arrayBuffer: async () => Uint8Array.from(bytes).buffer,
    slice: (start, end) => createFile(name, bytes.slice(start, end), type),
  }
}

export async function textOf(file: FileLike): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(await file.arrayBuffer()))
}

export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}
