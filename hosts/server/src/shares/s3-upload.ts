import { valueIn } from './s3-answers.ts'
import type { Ask } from './s3-client.ts'

/** Of a share that is larger; the smallest that every store takes is 5 MB. */
const partBytes = 8 * 1024 * 1024

/** In one request, or in parts where there are several. No more than two of them are held. */
export async function uploadTo(ask: Ask, address: string, source: AsyncIterable<Buffer>): Promise<void> {
  const parts = inParts(source)
  try {
    const first = await parts.next()
    const second = first.done ? first : await parts.next()
    const body = first.value ?? Buffer.alloc(0)
    if (second.done) await ask(address, { method: 'PUT', body: new Uint8Array(body) })
    else await putParts(ask, address, allOf([body, second.value], parts))
  } finally {
    // A store that refuses before the third part leaves the source held: who sends would wait to be read, and hear nothing.
    await parts.return(undefined)
  }
}

async function putParts(ask: Ask, address: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const begun = await (await ask(`${address}?uploads`, { method: 'POST' })).text()
  const upload = `uploadId=${encodeURIComponent(valueIn(begun, 'UploadId') ?? '')}`
  try {
    let list = ''
    let number = 0
    for await (const part of parts) {
      number += 1
      const target = `${address}?partNumber=${number}&${upload}`
      const { headers } = await ask(target, { method: 'PUT', body: new Uint8Array(part) })
      list += `<Part><PartNumber>${number}</PartNumber><ETag>${headers.get('etag') ?? ''}</ETag></Part>`
    }
    const body = `<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`
    const ended = await (await ask(`${address}?${upload}`, { method: 'POST', body })).text()
    // It may fail after it has said 200.
    if (!ended.includes('CompleteMultipartUploadResult')) throw new Error(`The store lost an upload: ${ended}`)
  } catch (error) {
    await ask(`${address}?${upload}`, { method: 'DELETE' }, [204, 404])
    throw error
  }
}

/** All but the last are full. */
async function* inParts(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer, undefined> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of source) {
    held.push(piece)
    size += piece.length
    while (size >= partBytes) {
      const whole = Buffer.concat(held)
      yield whole.subarray(0, partBytes)
      held = [whole.subarray(partBytes)]
      size -= partBytes
    }
  }
  if (size > 0) yield Buffer.concat(held)
}

async function* allOf(begun: readonly Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* begun
  yield* rest
}
