import decodeJpeg from '@jsquash/jpeg/decode.js'
import decodePng from '@jsquash/png/decode.js'
import initResize, { resize } from '@jsquash/resize/lib/resize/pkg/squoosh_resize.js'
// Always the same of the two encoders of the package, so that every browser makes the same bytes.
import createWebp from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import { defaultOptions } from '@jsquash/webp/meta.js'

const lanczos3 = 3

/** What photo tools take for the web when nothing is said. */
const photo = { ...defaultOptions, quality: 78 }
/** Drawings and screenshots, whose edges and letters show what is lost: nothing that an eye sees. */
const drawing = { ...defaultOptions, quality: 75, lossless: 1, near_lossless: 60 }

export interface VariantCodecs {
  /** A png or jpeg as webp in each width, turned upright; null where its bytes cannot be decoded. */
  encode(
    picture: Uint8Array<ArrayBuffer>,
    widths: readonly number[],
  ): Promise<ReadonlyMap<number, Uint8Array<ArrayBuffer>> | null>
}

/** Each codec is fetched by the first picture that needs it. */
export function createVariantCodecs(): VariantCodecs {
  let webp: ReturnType<typeof createWebp> | null = null
  return {
    async encode(picture, widths) {
      const isPng = picture[0] === 0x89
      const pixels = await decoded(picture, isPng)
      if (!pixels) return null
      const encoder = await (webp ??= createWebp({ noInitialRun: true }))
      const made = new Map<number, Uint8Array<ArrayBuffer>>()
      for (const width of widths) {
        const { data, height } = await resized(pixels, width)
        const bytes = encoder.encode(data, width, height, isPng ? drawing : photo)
        // The bytes stand in the memory of the encoder, which the next picture writes over.
        if (bytes) made.set(width, new Uint8Array(bytes))
      }
      return made
    },
  }
}

/** What a file says of its size may be a lie; what cannot be read goes out as it is. */
async function decoded(picture: Uint8Array<ArrayBuffer>, isPng: boolean): Promise<ImageData | null> {
  const buffer = picture.slice().buffer
  try {
    return await (isPng ? decodePng(buffer) : decodeJpeg(buffer, { preserveOrientation: true }))
  } catch {
    return null
  }
}

async function resized({ data, width, height }: ImageData, to: number) {
  if (to === width) return { data, height }
  await initResize()
  const tall = Math.max(1, Math.round((height * to) / width))
  // Colours are mixed as light mixes, and by what of them is seen.
  const pixels = resize(new Uint8Array(data.buffer), width, height, to, tall, lanczos3, true, true)
  return { data: new Uint8ClampedArray(pixels.buffer as ArrayBuffer), height: tall }
}
