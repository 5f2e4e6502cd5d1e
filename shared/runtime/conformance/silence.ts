const length = 2000

/** A quarter of a second of nothing to hear, as the address of a sound that a browser plays. */
export const silence = (() => {
  const bytes = Buffer.alloc(44 + length, 128)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  // Plain samples, one channel, 8,000 of them in a second, each of 8 bits.
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(8000, 24)
  bytes.writeUInt32LE(8000, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return `data:audio/wav;base64,${bytes.toString('base64')}`
})()
