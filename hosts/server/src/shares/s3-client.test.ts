import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createS3Client } from './s3-client.ts'

/** Ends the connection on so many requests before it answers one. */
async function startStore(broken: number) {
  const asked: string[] = []
  const answer: RequestListener = (request, response) => {
    asked.push(request.method ?? '')
    if (asked.length <= broken) request.socket.destroy()
    else response.end('answered')
  }
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`
  const keys = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b', presigned: false }
  return { ask: createS3Client({ endpoint, ...keys }).ask, endpoint, asked, stop: () => server.close() }
}

test('a connection that breaks is made once more, but for what may not be done twice', async () => {
  const once = await startStore(1)
  expect(await (await once.ask(once.endpoint, { method: 'PUT', body: 'x' })).text()).toBe('answered')
  const always = await startStore(9)
  await expect(always.ask(always.endpoint)).rejects.toThrow('fetch failed')
  await expect(always.ask(always.endpoint, { method: 'POST' })).rejects.toThrow('fetch failed')
  expect([once.asked, always.asked]).toEqual([
    ['PUT', 'PUT'],
    ['GET', 'GET', 'POST'],
  ])
  once.stop()
  always.stop()
})
