import { limits } from '@pergola/contracts'
import { deflateSync } from 'fflate'
import { encodeText } from '../../project/index.ts'
import type { ArchiveRefusal } from '../archive-refusal.ts'
import { fields, join, zipBytes } from './zip-bytes.ts'
import type { ZipEnd, ZipPart } from './zip-bytes.ts'

export interface HostileZip {
  readonly what: string
  readonly refusal: ArchiveRefusal
  readonly bytes: Uint8Array<ArrayBuffer>
}

const page: ZipPart = { name: 'index.html', data: '<h1>Hello</h1>', method: 8 }

function hostile(what: string, refusal: ArchiveRefusal, parts: readonly ZipPart[], end?: ZipEnd): HostileZip {
  return { what, refusal, bytes: zipBytes([page, ...parts], end) }
}

/** Every way known to us in which a zip attacks whoever opens it. */
export function hostileZips(): HostileZip[] {
  return [...names(), ...collisions(), ...kinds(), ...sizes(), ...lies(), ...frames()]
}

function named(what: string, refusal: ArchiveRefusal, name: string | Uint8Array): HostileZip {
  return hostile(what, refusal, [{ name, data: name.at(-1) === '/' ? '' : 'x' }])
}

function names(): HostileZip[] {
  return [
    named('a parent folder', 'name-traversal', '../evil.html'),
    named('a parent folder inside', 'name-traversal', 'a/../../evil.html'),
    named('a parent folder alone', 'name-traversal', '..'),
    named('a parent folder as a folder', 'name-traversal', 'a/../'),
    named('an absolute path', 'name-absolute', '/etc/passwd'),
    named('a drive', 'name-absolute', 'C:/windows/system.ini'),
    named('a drive alone', 'name-absolute', 'C:'),
    named('a UNC share', 'name-absolute', '\\\\server\\share\\evil.html'),
    named('a share with slashes', 'name-absolute', '//server/share/evil.html'),
    named('a backslash behind a slash', 'name-backslash', 'a/b\\..\\..\\c.html'),
    named('a parent folder with backslashes', 'name-traversal', '..\\evil.html'),
    named('a parent folder behind a doubled slash', 'name-traversal', 'a//../../b.html'),
    named('a NUL', 'name-character', 'evil.html\0.png'),
    named('no name', 'name-segment', ''),
    named('a trailing dot segment', 'name-segment', 'a/.'),
    named('the prototype', 'name-segment', '__proto__'),
    named('the prototype as a folder', 'name-segment', '__proto__/a.html'),
    named('a name that no file system holds', 'name-too-long', 'ä'.repeat(256)),
    named('a name of sixty thousand letters', 'name-too-long', 'a'.repeat(60_000)),
    named('a path of five thousand letters', 'name-too-long', `${'a'.repeat(100)}/`.repeat(50)),
    named('a deep path', 'name-too-deep', `${'a/'.repeat(100)}b.html`),
    named('broken UTF-8', 'name-encoding', new Uint8Array([0x61, 0xc3, 0x28])),
    named('an overlong slash', 'name-encoding', new Uint8Array([0x2e, 0x2e, 0xc0, 0xaf, 0x61])),
  ]
}

function collisions(): HostileZip[] {
  return [
    hostile('the same name twice', 'duplicate', [{ name: 'index.html', data: 'other' }]),
    hostile('the same name written in two ways', 'duplicate', [{ name: './index.html', data: 'other' }]),
    hostile('a file that is a folder', 'file-folder-conflict', [
      { name: 'a', data: 'a' },
      { name: 'a/b.html', data: 'b' },
    ]),
    hostile('a file that is a folder entry', 'file-folder-conflict', [{ name: 'a', data: 'a' }, { name: 'a/' }]),
  ]
}

function kinds(): HostileZip[] {
  return [
    hostile('a symbolic link', 'special-file', [{ name: 'link', data: '/etc/passwd', unixMode: 0xa1ff }]),
    hostile('a device', 'special-file', [{ name: 'disk', unixMode: 0x6180 }]),
    hostile('a named pipe', 'special-file', [{ name: 'pipe', unixMode: 0x11a4 }]),
    hostile('an encrypted entry', 'encrypted', [{ name: 'a.html', data: 'secret', flags: 0x801 }]),
    hostile('strong encryption', 'encrypted', [{ name: 'a.html', data: 'secret', flags: 0x840 }]),
    hostile('masked headers', 'encrypted', [{ name: 'a.html', data: 'secret', flags: 0x2800 }]),
    hostile('AES', 'method', [{ name: 'a.html', data: 'x', method: 99 }]),
    hostile('bzip2', 'method', [{ name: 'a.html', data: 'x', method: 12 }]),
    hostile('a patch', 'method', [{ name: 'a.html', data: 'x', flags: 0x820 }]),
    hostile('a folder with content', 'size-mismatch', [{ name: 'a/', data: 'x' }]),
    hostile('an entry on another disk', 'multi-disk', [{ name: 'a.html', data: 'x', disk: 1 }]),
  ]
}

function sizes(): HostileZip[] {
  const zeros = new Uint8Array(4 * 1024 * 1024)
  const half = { size: 130 * 1024 * 1024, packedSize: 130 * 1024 * 1024 }
  const wide = join([fields([2, 1], [2, 16], [8, 2 ** 40], [8, 2 ** 40])])
  const wordy = { extra: join([fields([2, 0x9999], [2, 65_000]), new Uint8Array(65_000)]) }
  const long = Array.from({ length: 270 }, (_, index): ZipPart => ({ name: `${index}.html`, ...wordy }))
  const many = Array.from({ length: limits.archive.entries }, (_, index): ZipPart => ({ name: `${index}.html` }))
  return [
    hostile('one entry too many', 'too-many-entries', many),
    hostile('a list of seventeen megabytes', 'too-large', long),
    hostile('260 MB declared', 'too-large', [
      { name: 'a.bin', ...half },
      { name: 'b.bin', ...half },
    ]),
    hostile('a terabyte declared in zip64', 'too-large', [
      { name: 'a.bin', size: 0xffffffff, packedSize: 0xffffffff, extra: wide },
    ]),
    hostile('zip64 without its field', 'bad-directory', [{ name: 'a.bin', size: 0xffffffff }]),
    hostile('a bomb', 'ratio', [{ name: 'a.css', data: zeros, method: 8 }]),
    hostile('a bomb that says it is small', 'size-mismatch', [{ name: 'a.css', data: zeros, size: 100, method: 8 }]),
  ]
}

function lies(): HostileZip[] {
  const text = 'body { color: red } '.repeat(20)
  const packed = deflateSync(encodeText(text))
  const inner = zipBytes([{ name: 'b.html', data: 'hidden' }])
  const pageEnd = 30 + 'index.html'.length + deflateSync(encodeText('<h1>Hello</h1>')).length
  const start = pageEnd + 30 + 'a.bin'.length
  return [
    hostile('a size too small', 'size-mismatch', [{ name: 'a.css', data: text, method: 8, size: 10 }]),
    hostile('a size too large', 'size-mismatch', [{ name: 'a.css', data: text, method: 8, size: 50_000 }]),
    hostile('a stored size that is not the size', 'size-mismatch', [{ name: 'a.css', data: text, size: 10 }]),
    hostile('a wrong checksum', 'checksum', [{ name: 'a.css', data: text, crc: 1 }]),
    hostile('a wrong checksum of packed text', 'checksum', [{ name: 'a.css', data: text, method: 8, crc: 1 }]),
    hostile('packed text that is not', 'damaged', [
      { name: 'a.css', data: text, method: 8, packed: encodeText('not deflated') },
    ]),
    hostile('packed text cut short', 'damaged', [
      { name: 'a.css', data: text, method: 8, packed: packed.slice(0, 12) },
    ]),
    hostile('no packed text at all', 'damaged', [{ name: 'a.css', data: text, method: 8, packed: new Uint8Array(0) }]),
    hostile('another local name', 'local-mismatch', [{ name: 'a.css', data: text, local: { name: 'b.css' } }]),
    hostile('another local method', 'local-mismatch', [{ name: 'a.css', data: text, method: 8, local: { method: 0 } }]),
    hostile('another local method for the same bytes', 'local-mismatch', [
      { name: 'a.css', data: text, method: 8, packed, local: { method: 0 } },
    ]),
    hostile('a local header that is none', 'local-mismatch', [
      { name: 'a.css', data: text, local: { signature: 0x04034b51 } },
    ]),
    hostile('a local name that goes on', 'local-mismatch', [{ name: 'a.css', data: text, local: { nameLength: 9 } }]),
    hostile('a local name in another encoding', 'local-mismatch', [{ name: 'a.css', data: text, local: { flags: 0 } }]),
    hostile('sizes that lie behind the data in one list only', 'local-mismatch', [
      { name: 'a.css', data: text, local: { flags: 0x808 } },
    ]),
    hostile('another local packed size', 'local-mismatch', [{ name: 'a.css', data: text, local: { packedSize: 1 } }]),
    hostile('another local size', 'local-mismatch', [{ name: 'a.css', data: text, local: { size: 1 } }]),
    hostile('another local checksum', 'local-mismatch', [{ name: 'a.css', data: text, local: { crc: 1 } }]),
    hostile('a local header that is encrypted', 'local-mismatch', [
      { name: 'a.css', data: text, local: { flags: 0x801 } },
    ]),
    hostile('an offset into another', 'overlap', [{ name: 'a.css', data: text, offset: 3 }]),
    hostile('an offset into nothing', 'local-mismatch', [{ name: 'a.css', data: text, offset: pageEnd + 1 }]),
    hostile('an offset beyond the directory', 'bad-directory', [{ name: 'a.css', data: text, offset: 1_000_000 }]),
    hostile('an entry inside another', 'overlap', [
      { name: 'a.bin', data: inner },
      { name: 'b.html', data: 'hidden', offset: start },
    ]),
    hostile('data that runs into the directory', 'overlap', [
      { name: 'a.bin', data: text, size: text.length + 40, packedSize: text.length + 40 },
    ]),
  ]
}

interface WideLie {
  /** How far from the truth. */
  readonly shift?: number
  readonly size?: number
  readonly entries?: number
  readonly recordSize?: number
  readonly disk?: number
  readonly disks?: number
}

/** A zip64 record and its locator, each field open to a lie. */
function wideEnd({ shift = 0, size = 0, entries = 0, recordSize = 44, disk = 0, disks = 1 }: WideLie) {
  return (at: { offset: number; size: number; entries: number }): Uint8Array =>
    join([
      fields([4, 0x06064b50], [8, recordSize], [2, 45], [2, 45], [4, 0], [4, 0]),
      fields([8, at.entries + entries], [8, at.entries + entries], [8, at.size + size], [8, at.offset + shift]),
      fields([4, 0x07064b50], [4, disk], [8, at.offset + at.size], [4, disks]),
    ])
}

function raw(what: string, refusal: ArchiveRefusal, bytes: Uint8Array<ArrayBuffer>): HostileZip {
  return { what, refusal, bytes }
}

function frames(): HostileZip[] {
  const honest = zipBytes([page, { name: 'a.css', data: 'a{}' }])
  const other = zipBytes([{ name: 'other.html', data: 'other' }])
  return [
    raw('an empty file', 'empty', new Uint8Array(0)),
    raw('a picture', 'not-a-zip', new Uint8Array(500).fill(0x89)),
    raw('a zip cut short', 'truncated', honest.slice(0, -10)),
    raw('the first half of a zip', 'truncated', honest.slice(0, honest.length / 2)),
    raw('bytes behind the end', 'truncated', join([honest, encodeText('more')])),
    raw('a zip behind a zip', 'bad-directory', join([honest, other])),
    hostile('bytes before the start', 'bad-directory', [], { before: encodeText('MZ a program') }),
    hostile('a second end in the comment', 'ambiguous-end', [], { comment: other.slice(-22) }),
    hostile('a whole zip in the comment', 'ambiguous-end', [], { comment: other }),
    hostile('fewer entries told than there are', 'bad-directory', [{ name: 'hidden.html', data: 'x' }], { entries: 1 }),
    hostile('more entries told than there are', 'bad-directory', [], { entries: 2 }),
    hostile('a directory of another size', 'bad-directory', [], { directorySize: 10 }),
    hostile('a directory elsewhere', 'bad-directory', [], { directoryOffset: 0 }),
    hostile('one disk of several', 'multi-disk', [], { disk: 2 }),
    hostile('a list that begins on another disk', 'multi-disk', [], { directoryDisk: 1 }),
    hostile('entries of the list on another disk', 'multi-disk', [], { entriesHere: 0 }),
    hostile('a list with something else in it', 'bad-directory', [{ name: 'a.css', signature: 0x02014b51 }]),
    hostile('a zip64 record that contradicts', 'bad-directory', [], { wide: wideEnd({ shift: -1 }) }),
    hostile('a zip64 record that counts otherwise', 'bad-directory', [], { wide: wideEnd({}), entries: 2 }),
    hostile('a zip64 record that leaves the last entry out', 'bad-directory', [{ name: 'a.css' }], {
      wide: wideEnd({ entries: -1, size: -(46 + 'a.css'.length) }),
      entries: 0xffff,
      directorySize: 0xffffffff,
    }),
    hostile('a zip64 record of another size', 'bad-directory', [], { wide: wideEnd({ recordSize: 60 }) }),
    hostile('a zip64 record on another disk', 'bad-directory', [], { wide: wideEnd({ disk: 1 }) }),
    hostile('a zip64 record of several disks', 'bad-directory', [], { wide: wideEnd({ disks: 2 }) }),
  ]
}
