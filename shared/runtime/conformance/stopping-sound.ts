import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const rate = 44_100
const bytesOfSecond = rate * 4

/** A minute of sound, of which the first three seconds are enough for a browser to begin. */
const length = bytesOfSecond * 60

function beginning(): Buffer {
  const bytes = Buffer.alloc(44 + bytesOfSecond * 3)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + length, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  // Plain samples, two channels, 44,100 of them in a second, each of 16 bits.
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(2, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(bytesOfSecond, 28)
  bytes.writeUInt16LE(4, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(length, 40)
  return bytes
}

export interface StoppingSound {
  readonly address: string
  close(): void
}

/** A server that stops in the middle of what it sends: the connection stays, and nothing more comes. */
export async function serveStoppingSound(): Promise<StoppingSound> {
  const server = createServer((_request, response) => {
    const headers = { 'content-type': 'audio/wav', 'content-length': 44 + length, 'cache-control': 'no-store' }
    response.writeHead(200, headers).write(beginning())
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
