// A zip of files as they are, none of them made smaller: enough for whoever takes their work along.
const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function checksum(bytes) {
  let value = 0xffffffff
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 255]
  return ~value >>> 0
}

/** Numbers as a zip has them, the lowest byte first: pairs of a value and its number of bytes. */
function fields(...pairs) {
  return Uint8Array.from(
    pairs.flatMap(([value, size]) => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255)),
  )
}

/** Bit 11: names are UTF-8. 1980-01-01, because a zip knows no day before. */
const common = ({ crc, size, name }) =>
  fields([20, 2], [0x800, 2], [0, 2], [0, 2], [0x21, 2], [crc, 4], [size, 4], [size, 4], [name.length, 2], [0, 2])

/** `files`: a path and a Blob each. One at a time is read, for its checksum. */
export async function zipOf(files) {
  const parts = []
  const directory = []
  let at = 0
  for (const { path, content } of files) {
    const name = new TextEncoder().encode(path)
    const crc = checksum(new Uint8Array(await content.arrayBuffer()))
    const entry = common({ crc, size: content.size, name })
    parts.push(fields([0x04034b50, 4]), entry, name, content)
    const rest = fields([0, 2], [0, 2], [0, 2], [0, 4], [at, 4])
    directory.push(fields([0x02014b50, 4], [20, 2]), entry, rest, name)
    at += 4 + entry.length + name.length + content.size
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = fields([0x06054b50, 4], [0, 4], [files.length, 2], [files.length, 2], [size, 4], [at, 4], [0, 2])
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}
