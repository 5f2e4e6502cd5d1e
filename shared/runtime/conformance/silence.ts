import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Wave {
  readonly rate: number
  readonly channels: number
  readonly bits: 8 | 16
  readonly seconds: number
}

const bytesOf = ({ rate, channels, bits }: Wave, seconds: number) => (seconds * rate * channels * bits) / 8

/** The first seconds of nothing to hear, as a file that says it is as long as the whole. */
function beginningOf(wave: Wave, seconds: number): Buffer {
  const { rate, channels, bits } = wave
  const length = bytesOf(wave, wave.seconds)
  // Samples of one byte have no sign: silence is in their middle.
  const bytes = Buffer.alloc(44 + bytesOf(wave, seconds), bits === 8 ? 128 : 0)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  // Plain samples.
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(bytesOf(wave, 1), 28)
  bytes.writeUInt16LE((channels * bits) / 8, 32)
  bytes.writeUInt16LE(bits, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return bytes
}

const short: Wave = { rate: 8000, channels: 1, bits: 8, seconds: 0.25 }
const long: Wave = { rate: 44_100, channels: 2, bits: 16, seconds: 60 }

/** A quarter of a second of nothing to hear, as the address of a sound that a browser plays. */
export const silence = `data:audio/wav;base64,${beginningOf(short, short.seconds).toString('base64')}`

export interface StoppingSilence {
  readonly address: string
  close(): void
}

/** A server that stops in the middle of a minute: the connection stays, and nothing more comes. */
export async function serveStoppingSilence(): Promise<StoppingSilence> {
  // Enough for a browser to begin.
  const sent = beginningOf(long, 3)
  const length = beginningOf(long, 0).length + bytesOf(long, long.seconds)
  const server = createServer((_request, response) => {
    const headers = { 'content-type': 'audio/wav', 'content-length': length, 'cache-control': 'no-store' }
    response.writeHead(200, headers).write(sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sound.wav`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
