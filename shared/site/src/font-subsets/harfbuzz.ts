/** What the WebAssembly of `harfbuzzjs` exports and is used here; numbers are addresses in its memory. */
export interface Harfbuzz {
  readonly memory: { readonly buffer: ArrayBuffer }
  malloc(size: number): number
  free(address: number): void
  _initialize(): void
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number
  hb_blob_destroy(blob: number): void
  hb_blob_get_length(blob: number): number
  hb_blob_get_data(blob: number, length: number): number
  hb_face_get_empty(): number
  hb_face_create(blob: number, index: number): number
  hb_face_destroy(face: number): void
  hb_face_reference_blob(face: number): number
  hb_set_add(set: number, value: number): void
  hb_set_clear(set: number): void
  hb_set_invert(set: number): void
  hb_subset_input_create_or_fail(): number
  hb_subset_input_destroy(input: number): void
  hb_subset_input_unicode_set(input: number): number
  hb_subset_input_set(input: number, kind: number): number
  hb_subset_or_fail(face: number, input: number): number
}

const writable = 2
const nameIds = 4
const layoutFeatures = 6
/** Licence and its address: the makers' terms travel with the part. */
const licenceNames = [13, 14]

/** The tables of a font with the wanted characters alone; null where the font cannot be read. */
export function subsetTables(
  harfbuzz: Harfbuzz,
  font: Uint8Array,
  { characters, features }: { readonly characters: Iterable<number>; readonly features: 'all' | 'usual' },
): Uint8Array | null {
  const data = harfbuzz.malloc(font.length)
  if (data === 0) return null
  new Uint8Array(harfbuzz.memory.buffer).set(font, data)
  const blob = harfbuzz.hb_blob_create(data, font.length, writable, 0, 0)
  const face = harfbuzz.hb_face_create(blob, 0)
  const input = harfbuzz.hb_subset_input_create_or_fail()
  const wanted = harfbuzz.hb_subset_input_unicode_set(input)
  for (const character of characters) harfbuzz.hb_set_add(wanted, character)
  const names = harfbuzz.hb_subset_input_set(input, nameIds)
  for (const name of licenceNames) harfbuzz.hb_set_add(names, name)
  if (features === 'all') {
    const kept = harfbuzz.hb_subset_input_set(input, layoutFeatures)
    harfbuzz.hb_set_clear(kept)
    harfbuzz.hb_set_invert(kept)
  }
  const made = harfbuzz.hb_subset_or_fail(face, input)
  const bytes = made === 0 ? null : bytesOf(harfbuzz, made)
  harfbuzz.hb_face_destroy(made)
  harfbuzz.hb_subset_input_destroy(input)
  harfbuzz.hb_face_destroy(face)
  harfbuzz.hb_blob_destroy(blob)
  harfbuzz.free(data)
  return bytes
}

function bytesOf(harfbuzz: Harfbuzz, face: number): Uint8Array | null {
  const blob = harfbuzz.hb_face_reference_blob(face)
  const [start, length] = [harfbuzz.hb_blob_get_data(blob, 0), harfbuzz.hb_blob_get_length(blob)]
  const bytes = length === 0 ? null : new Uint8Array(harfbuzz.memory.buffer).slice(start, start + length)
  harfbuzz.hb_blob_destroy(blob)
  return bytes
}

declare const WebAssembly: {
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>
}

/** From the bytes of `harfbuzzjs/dist/harfbuzz-subset.wasm`, which asks for nothing. */
export async function loadHarfbuzz(bytes: Uint8Array): Promise<Harfbuzz> {
  const { instance } = await WebAssembly.instantiate(bytes)
  const harfbuzz = instance.exports as Harfbuzz
  // oxlint-disable-next-line no-underscore-dangle -- its name
  harfbuzz._initialize()
  return harfbuzz
}
