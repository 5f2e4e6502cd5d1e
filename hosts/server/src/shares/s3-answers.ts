export interface StoredKey {
  readonly key: string
  readonly bytes: number
  readonly storedAt: number
}

/** Of names and numbers alone: nothing in these answers needs more than this of XML. */
export function valueIn(xml: string, name: string): string | null {
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return found?.replaceAll('&quot;', '"').replaceAll('&amp;', '&') ?? null
}

const partsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map((match) => match[1] ?? '')

export function uploadsIn(xml: string) {
  return partsOf(xml, 'Upload').map((upload) => ({
    key: valueIn(upload, 'Key') ?? '',
    uploadId: valueIn(upload, 'UploadId') ?? '',
    begunAt: Date.parse(valueIn(upload, 'Initiated') ?? ''),
  }))
}

/** Page by page: a store tells a thousand names at a time. */
export async function* listKeys(ask: (query: string) => Promise<Response>, prefix: string): AsyncGenerator<StoredKey> {
  let next: string | null = ''
  while (next !== null) {
    const from = next === '' ? '' : `&continuation-token=${encodeURIComponent(next)}`
    const xml = await (await ask(`list-type=2&prefix=${encodeURIComponent(prefix)}${from}`)).text()
    for (const entry of partsOf(xml, 'Contents'))
      yield {
        key: valueIn(entry, 'Key') ?? '',
        bytes: Number(valueIn(entry, 'Size')),
        storedAt: Date.parse(valueIn(entry, 'LastModified') ?? ''),
      }
    next = valueIn(xml, 'NextContinuationToken')
  }
}
