import { asUtf8 } from '../encoding/as-utf8.ts'
import { encodeFile } from '../encoding/index.ts'
import { encodeText } from '../project/index.ts'
import type { SiteFiles } from '../files/site-files.ts'

/** One file of a built site: text the build made, or a project file that goes out as it is stored. */
export type BuiltFile =
  | {
      readonly kind: 'text'
      readonly path: string
      readonly text: string
      /** Written in the encoding of this project file, which it was made from; else in UTF-8. */
      readonly like?: string
    }
  | { readonly kind: 'copy'; readonly path: string; readonly source: string }
  /** Made by the build and no text, such as a variant of a picture. */
  | { readonly kind: 'bytes'; readonly path: string; readonly bytes: Uint8Array }

/** What lies in the built site under its path. */
export async function builtBytes(file: BuiltFile, files: Pick<SiteFiles, 'read'>): Promise<Uint8Array> {
  if (file.kind === 'copy') return files.read(file.source)
  if (file.kind === 'bytes') return file.bytes
  if (file.like === undefined) return encodeText(file.text)
  const stored = await files.read(file.like)
  const bytes = await encodeFile({ path: file.like, text: file.text, stored })
  return bytes ?? encodeText(asUtf8(file.like, { text: file.text, encoding: 'utf-8' }) ?? file.text)
}
