import { limits } from '../limits.ts'
import type { AssetsService } from '../services/assets.ts'
import { expectEqual, expectTrue } from './contract-case.ts'
import type { ContractCase } from './contract-case.ts'
import { createFile } from './text-file.ts'

const pixel = Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61)

/** What every assets service promises. `make` gives one over an open, empty project. */
export function assetsSuite(make: () => Promise<AssetsService>): readonly ContractCase[] {
  return [...storing(make), ...sideBySide(make), ...givingWay(make)]
}

function storing(make: () => Promise<AssetsService>): readonly ContractCase[] {
  return [
    {
      name: 'an uploaded file is listed with its size and read back byte for byte',
      async run() {
        const assets = await make()
        const outcome = await assets.upload([createFile('dot.gif', pixel, 'image/gif')])
        expectTrue(outcome.ok, 'upload succeeds')
        expectEqual(
          assets.state.getState().assets,
          [{ name: 'dot.gif', type: 'image/gif', size: pixel.length, path: 'assets/dot.gif' }],
          'state',
        )
        const read = await assets.read('dot.gif')
        expectEqual(read && [...new Uint8Array(await read.arrayBuffer())], [...pixel], 'bytes')
        expectTrue(assets.urlOf('dot.gif').endsWith('/assets/dot.gif'), 'address ends with the name')
        const inFolder = assets.urlOf('my icons/50%.svg')
        expectTrue(inFolder.endsWith('/assets/my%20icons/50%25.svg'), 'of one in a folder the slash stays a slash')
      },
    },
    {
      name: 'two files of one name are both kept',
      async run() {
        const assets = await make()
        await assets.upload([createFile('dot.gif', pixel, 'image/gif')])
        await assets.upload([createFile('dot.gif', pixel, 'image/gif')])
        expectEqual(new Set(assets.state.getState().assets.map(({ name }) => name)).size, 2, 'names')
      },
    },
    {
      name: 'a file over the limit is left out and the rest is stored',
      async run() {
        const assets = await make()
        const big = createFile('big.bin', new Uint8Array(limits.assetBytes + 1))
        const outcome = await assets.upload([createFile('dot.gif', pixel, 'image/gif'), big])
        expectTrue(outcome.ok, 'upload succeeds')
        expectEqual(outcome.value.ignored, ['big.bin'], 'ignored')
        expectEqual(outcome.value.stored.length, 1, 'stored')
        const alone = await assets.upload([big])
        expectEqual(alone, { ok: false, failure: 'too-large' }, 'nothing fits')
      },
    },
    {
      name: 'a removed file is gone and one that never was reads as null',
      async run() {
        const assets = await make()
        await assets.upload([createFile('dot.gif', pixel, 'image/gif')])
        expectTrue((await assets.remove(['dot.gif'])).ok, 'removal succeeds')
        expectEqual(assets.state.getState().assets, [], 'state')
        expectEqual(await assets.read('dot.gif'), null, 'read')
      },
    },
  ]
}

function sideBySide(make: () => Promise<AssetsService>): readonly ContractCase[] {
  return [
    {
      name: 'two uploads at once keep the files of both',
      async run() {
        const assets = await make()
        const given = [[1], [2]].map((bytes) => createFile('dot.gif', Uint8Array.from(bytes), 'image/gif'))
        await Promise.all(given.map((file) => assets.upload([file])))
        const { assets: kept } = assets.state.getState()
        const read = await Promise.all(kept.map(async ({ name }) => (await assets.read(name))?.arrayBuffer()))
        expectEqual(read.map((bytes) => bytes && new Uint8Array(bytes)[0]).toSorted(), [1, 2], 'bytes')
      },
    },
  ]
}

function givingWay(make: () => Promise<AssetsService>): readonly ContractCase[] {
  return [
    {
      name: 'a file takes the place of the one with its name when told to',
      async run() {
        const assets = await make()
        await assets.upload([createFile('dot.gif', pixel, 'image/gif')])
        await assets.upload([createFile('dot.gif', pixel.slice(0, 3), 'image/gif')], { sameName: 'replace' })
        expectEqual(
          assets.state.getState().assets,
          [{ name: 'dot.gif', type: 'image/gif', size: 3, path: 'assets/dot.gif' }],
          'state',
        )
      },
    },
    {
      name: 'what is no font is not read as one',
      async run() {
        const assets = await make()
        const read = await assets.readFont?.(createFile('font.ttf', 'no font'))
        expectEqual(read, { ok: false, failure: 'not-a-font' }, 'refused')
      },
    },
  ]
}
