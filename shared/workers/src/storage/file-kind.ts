import { extensionOf } from '@pergola/site/media-type'

export { mimeOf } from '@pergola/site/media-type'

const textual = new Set(
  'html htm css js mjs json map webmanifest xml txt md csv vtt svg ts tsx jsx vue scss less php yml yaml toml ini'.split(
    ' ',
  ),
)

/** Text above this is kept like a picture: in the tree, and out of every journal. */
const textLimit = 1024 * 1024

export function isSmallText(path: string, size: number): boolean {
  return textual.has(extensionOf(path)) && size <= textLimit
}
