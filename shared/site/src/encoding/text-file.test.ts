import { describe, expect, test } from 'vitest'
import { decodeFile, encodeFile } from './index.ts'
import { bytesOf, utf16 } from './testing/encodings.ts'

const japanese = '\x93\xfa\x96\x7b\x8c\xea'

async function roundTrip(path: string, stored: Uint8Array<ArrayBuffer>, edit: (text: string) => string) {
  const file = await decodeFile(path, stored)
  return encodeFile({ path, text: edit(file?.text ?? ''), stored })
}

const text = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString('latin1')

describe('decodeFile', () => {
  test.each([
    ['meta charset', 'a.html', bytesOf(`<meta charset="shift_jis"><p>${japanese}`), 'shift_jis', '日本語'],
    [
      'meta http-equiv',
      'a.htm',
      bytesOf('<META content="text/html; charset=koi8-r" http-equiv=Content-Type><p>\xc4\xc1'),
      'koi8-r',
      'да',
    ],
    ['latin-1, which is windows-1252', 'a.html', bytesOf('<meta charset=latin1>\x80\xe9'), 'windows-1252', '€é'],
    ['a mark over a declaration', 'a.html', bytesOf('\xef\xbb\xbf<meta charset=gbk>\xc3\xa9'), 'utf-8', 'é'],
    [
      'a declaration behind a comment that names another',
      'a.html',
      bytesOf('<!-- <meta charset=utf-8> --><meta charset=euc-kr>\xc7\xd1'),
      'euc-kr',
      '한',
    ],
    [
      'an unknown label, then a known one',
      'a.html',
      bytesOf('<meta charset=x><meta charset=gb2312>\xd6\xd0'),
      'gbk',
      '中',
    ],
    [
      'a declaration past 1,024 bytes, in the head',
      'a.html',
      bytesOf(`<head><style>${'a'.repeat(2000)}</style><meta charset=big5></head>\xa4\xa4`),
      'big5',
      '中',
    ],
    ['a page that says UTF-16 and can be read', 'a.html', bytesOf('<meta charset=utf-16>\xc3\xa9'), 'utf-8', 'é'],
    ['nothing, by the language', 'a.html', bytesOf('<html lang=ru>\xe4\xe0'), 'windows-1251', 'да'],
    ['nothing', 'a.html', bytesOf('<p>\xe9'), 'windows-1252', 'é'],
    ['a sheet', 'a.css', bytesOf(`@charset "shift_jis"; a{content:"${japanese}"}`), 'shift_jis', '日本語'],
    ['a declaration in XML', 'a.xhtml', bytesOf('<?xml version="1.0" encoding="euc-jp"?><p>\xc6\xfc'), 'euc-jp', '日'],
    ['UTF-16LE', 'a.html', utf16('\ufeff<p>é日', true), 'utf-16le', 'é日'],
    ['UTF-16BE', 'a.js', utf16('\ufeff"é日"', false), 'utf-16be', 'é日'],
    ['bytes that are none of UTF-8', 'a.css', bytesOf('/* \xe9 \xc3\xa9 */'), 'utf-8', '\udce9 é'],
  ])('reads %s', async (...[_rule, path, bytes, encoding, part]) => {
    const file = await decodeFile(path, bytes)
    expect(file?.encoding).toBe(encoding)
    expect(file?.text).toContain(part)
  })

  test('gives nothing for what no browser reads, and for other files that are no text', async () => {
    expect(await decodeFile('a.html', bytesOf('<meta charset="iso-2022-kr">\x1b$)C'))).toBeNull()
    expect(await decodeFile('a.json', bytesOf('"\xe9"'))).toBeNull()
  })

  test('reads a sheet that declares nothing as what is around it', async () => {
    const surroundings = async () => 'shift_jis'
    expect((await decodeFile('a.css', bytesOf(`/*${japanese}*/`), surroundings))?.text).toBe('/*日本語*/')
    expect((await decodeFile('a.css', bytesOf('/*\xc3\xa9*/'), surroundings))?.text).toBe('/*é*/')
  })
})

describe('encodeFile', () => {
  test.each([
    ['shift_jis', bytesOf(`<meta charset=shift_jis>\r\n<h1>Hello</h1><p>${japanese}</p>`)],
    ['windows-1252', bytesOf('<meta charset=iso-8859-1><h1>Hello</h1>\r<p>\xe9\x80\x81</p>')],
    ['gbk', bytesOf('<meta charset=gb2312><h1>Hello</h1><p>\xd6\xd0\xce\xc4</p>')],
    ['euc-kr', bytesOf('<meta charset=euc-kr><h1>Hello</h1><p>\xc7\xd1</p>')],
    ['koi8-r', bytesOf('<meta charset=koi8-r><h1>Hello</h1><p>\xc4\xc1</p>')],
    ['iso-2022-jp', bytesOf('<meta charset=iso-2022-jp><h1>Hello</h1><p>\x1b$BF|K\\\x1b(J</p>')],
    ['utf-8 with a mark', bytesOf('\xef\xbb\xbf<h1>Hello</h1><p>\xc3\xa9</p>')],
    ['utf-8 with a byte that is none', bytesOf('<h1>Hello</h1><p>\xc3\xa9 \xe9</p>')],
  ])('changes what was edited and nothing else: %s', async (_encoding, stored) => {
    const now = await roundTrip('a.html', stored, (html) => html.replace('Hello', 'Hi there'))
    expect(text(now)).toBe(text(stored).replace('Hello', 'Hi there'))
  })

  test.each([true, false])('keeps UTF-16 that an XML declaration tells, little endian: %s', async (isLittleEndian) => {
    const stored = utf16('<?xml version="1.0" encoding="utf-16"?><a>é日</a>', isLittleEndian)
    expect(text(await roundTrip('a.svg', stored, (xml) => xml))).toBe(text(stored))
    const now = await roundTrip('a.svg', stored, (xml) => xml.replace('é', 'Ä'))
    expect(text(now)).toBe(text(utf16('<?xml version="1.0" encoding="utf-16"?><a>Ä日</a>', isLittleEndian)))
    const converted = await roundTrip('a.svg', stored, (xml) => xml.replace('utf-16', 'utf-8'))
    expect(converted && Buffer.from(converted).toString('utf8')).toBe(
      '<?xml version="1.0" encoding="utf-8"?><a>é日</a>',
    )
  })

  test.each([true, false])('keeps UTF-16 and its mark, little endian: %s', async (isLittleEndian) => {
    const stored = utf16('\ufeff<h1>Hello</h1><p>é日\ud800</p>\r\n', isLittleEndian)
    const now = await roundTrip('a.html', stored, (html) => html.replace('Hello', 'Hi'))
    expect(text(now)).toBe(text(utf16('\ufeff<h1>Hi</h1><p>é日\ud800</p>\r\n', isLittleEndian)))
    const anew = await encodeFile({ path: 'a.html', text: '<p>é', stored })
    expect(text(anew)).toBe(text(utf16('\ufeff<p>é', isLittleEndian)))
  })

  test.each([
    [
      'a page',
      'a.html',
      '<meta charset=windows-1252><p title="x">x</p><style>a::after{content:"x"}</style><script>f("x")</script>',
      '<meta charset=windows-1252><p title="&#26085;">&#26085;</p><style>a::after{content:"\\65e5 "}</style><script>f("\\u65e5")</script>',
    ],
    ['a sheet', 'a.css', '@charset "koi8-r";.x{content:"\\x"}', '@charset "koi8-r";.\\65e5 {content:"\\65e5 "}'],
  ])('spells out what the encoding lacks: %s', async (_kind, path, before, after) => {
    expect(
      text(
        await roundTrip(path, bytesOf(before), (given) =>
          given.replaceAll('x"', '日"').replace('>x<', '>日<').replace('.x', '.日'),
        ),
      ),
    ).toBe(after)
  })

  test.each([
    ['application/ld+json', '{"a":"日😀 \\n"}', '{"a":"\\u65e5\\ud83d\\ude00 \\n"}'],
    ['application/json; charset=utf-8', '"日"', '"\\u65e5"'],
    ['importmap', '{"imports":{"日":"./a.js"}}', '{"imports":{"\\u65e5":"./a.js"}}'],
    ['module', 'f("日")', 'f("\\u65e5")'],
    ['text/babel', 'f("日")', 'f("\\u65e5")'],
  ])('spells out in a script of type %s as who reads that type understands', async (type, typed, expected) => {
    const page = (content: string) => `<meta charset="windows-1252"><script type="${type}">${content}</script><p>日`
    const written = await encodeFile({ path: 'a.html', text: page(typed), stored: null })
    expect(text(written)).toBe(page(expected).replace('<p>日', '<p>&#26085;'))
  })

  test.each([
    [
      'noscript, which is markup to who shows it',
      '<noscript><style>.日{}</style><p title="日">日</p></noscript>',
      '<noscript><style>.\\65e5 {}</style><p title="&#26085;">&#26085;</p></noscript>',
    ],
    [
      'a CDATA section of svg, and a comment that looks like one',
      '<svg><text><![CDATA[a日b]]></text><!-- <![CDATA[日]]> --></svg><p><![CDATA[日]]>',
      '<svg><text><![CDATA[a]]>&#26085;<![CDATA[b]]></text><!-- <![CDATA[&#26085;]]> --></svg><p><![CDATA[&#26085;]]>',
    ],
    ['a script and a sheet of svg', '<svg><script>f("日")</script></svg>', '<svg><script>f("&#26085;")</script></svg>'],
    ['a sheet that is not closed', '<object><style>.日{}</object>', '<object><style>.\\65e5 {}</object>'],
    [
      'a title and a field',
      '<title>日</title><textarea>日</textarea>',
      '<title>&#26085;</title><textarea>&#26085;</textarea>',
    ],
    ['a name of two halves', '<script>let 𝒳="𝒳"</script>', '<script>let \\u{1d4b3}="\\ud835\\udcb3"</script>'],
    ['a template and its source', '<script>f`日`</script>', '<script>f`\\u65e5`</script>'],
  ])('spells out what the encoding lacks as its reader understands it: %s', async (_place, typed, expected) => {
    const page = (body: string) => `<meta charset="windows-1252">${body}`
    expect(text(await encodeFile({ path: 'a.html', text: page(typed), stored: null }))).toBe(page(expected))
  })

  test.each([
    ['a script of an unknown type', '<script type="text/x-something">日</script>'],
    ['a shader', '<script type="x-shader/x-fragment">// 日</script>'],
    ['a template, which may be read as text', '<script type="text/x-template"><p>{{日}}</p></script>'],
    ['a sheet of an unknown type', '<style type="text/x-something">日</style>'],
    ['xmp', '<xmp>日</xmp>'],
    ['xmp in noscript', '<noscript><p title=é>é</p><xmp>日</xmp></noscript>'],
    ['a template whose source counts', '<script>f(String.raw`${1}日`)</script>'],
    ['a script that holds markup', '<script type="text/babel">f(<p>日</p>)</script>'],
    ['iframe', '<iframe>日</iframe>'],
    ['the name of an attribute', '<p data-日="1">'],
    ['the name of an element', '<x-日></x-日>'],
  ])('refuses what no reference could stand for: %s', async (_place, typed) => {
    const page = (body: string) => `<meta charset="windows-1252">${body}`
    expect(await encodeFile({ path: 'a.html', text: page(typed), stored: null })).toBeNull()
    const stored = bytesOf(page(''))
    expect(await encodeFile({ path: 'a.html', text: page(typed), stored })).toBeNull()
    const known = typed.replaceAll('日', 'é')
    expect(text(await encodeFile({ path: 'a.html', text: page(known), stored }))).toBe(page(known))
    const behind = await encodeFile({ path: 'a.html', text: page(`${known}<b title=日>日</b>`), stored: null })
    expect(text(behind)).toBe(page(`${known}<b title=&#26085;>&#26085;</b>`))
  })

  test.each([
    ['a CDATA section', '<a><![CDATA[é<日>]]></a>', '<a><![CDATA[é<]]>&#26085;<![CDATA[>]]></a>'],
    ['text and values', `<a b="日>" c='日'>日</a>`, `<a b="&#26085;>" c='&#26085;'>&#26085;</a>`],
    ['a name', '<日/>', null],
    ['the name of an attribute', '<a b="1" 日="2"/>', null],
    ['an instruction', '<a><?x 日?></a>', null],
    ['the name of an entity', '<a>&日;</a>', null],
    [
      'the value of an entity',
      '<!DOCTYPE a [<!ENTITY b "日">]><a>&b;</a>',
      '<!DOCTYPE a [<!ENTITY b "&#26085;">]><a>&b;</a>',
    ],
    ['a name in a declaration', '<!DOCTYPE a [<!ELEMENT 日 ANY>]><a/>', null],
    ['an address in a declaration', '<!DOCTYPE a SYSTEM "日"><a/>', null],
  ])('spells out in XML: %s', async (_place, typed, expected) => {
    const file = (body: string) => `<?xml version="1.0" encoding="iso-8859-1"?>${body}`
    const written = await encodeFile({ path: 'a.svg', text: file(typed), stored: null })
    expect(written && text(written)).toBe(expected && file(expected))
  })

  test('spells out in a script, both halves of a pair', async () => {
    const surroundings = async () => 'shift_jis'
    const written = await encodeFile({
      path: 'a.js',
      text: 'f("日é😀", /\\é/)',
      stored: bytesOf('f("")'),
      surroundings,
    })
    expect(text(written)).toBe('f("\x93\xfa\\u00e9\\ud83d\\ude00", /\\u00e9/)')
  })

  test.each([
    ['let\u3000a\u00a0=\u20031', 'let a\u00a0= 1'],
    ['a()\u2028b()', 'a()\nb()'],
    ['f("\u2003", `\u2003${\u2003a\u2003}`, /\u2003/)', 'f("\\u2003", `\\u2003${ a }`, /\\u2003/)'],
    ['a // \u2003\n/*\u2003*/\u2003b', 'a // \\u2003\n/*\\u2003*/ b'],
    ['import\u2003"a"', 'import "a"'],
  ])('keeps white space between the words of a script white space: %j', async (typed, expected) => {
    const written = await encodeFile({ path: 'a.js', text: typed, stored: null, surroundings: async () => 'koi8-r' })
    expect(text(written)).toBe(expected.replaceAll('\u00a0', '\x9a'))
    const page = `<meta charset="koi8-r"><script>${typed}</script>`
    const inPage = await encodeFile({ path: 'a.html', text: page, stored: null })
    expect(text(inPage)).toBe(`<meta charset="koi8-r"><script>${expected.replaceAll('\u00a0', '\x9a')}</script>`)
  })

  test('does not write a sign as its like', async () => {
    expect(text(await roundTrip('a.html', bytesOf('<meta charset=shift_jis>'), (html) => `${html}¥−`))).toBe(
      '<meta charset=shift_jis>&#165;&#8722;',
    )
  })

  test('keeps characters that the standard reads and never writes', async () => {
    const stored = bytesOf('<meta charset=shift_jis><p>\xf0\x40</p>')
    const same = await roundTrip('a.html', stored, (html) => html)
    expect(text(same)).toBe(text(stored))
    const edited = await roundTrip('a.html', stored, (html) => html.replace('<p>', '<p>\u0100'))
    expect(text(edited)).toBe(text(stored).replace('<p>', '<p>&#256;'))
  })

  test('follows a declaration that is changed, there and back', async () => {
    const stored = bytesOf(`<meta charset="shift_jis">${japanese}`)
    const converted = await roundTrip('a.html', stored, (html) => html.replace('shift_jis', 'utf-8'))
    expect(converted && Buffer.from(converted).toString('utf8')).toBe('<meta charset="utf-8">日本語')
    const back = await encodeFile({ path: 'a.html', text: '<meta charset="shift_jis">日本語', stored: converted })
    expect(text(back)).toBe(text(stored))
  })

  test.each([
    ['a page', 'a.html', `<html lang=en><meta charset="shift_jis">${japanese}`, '<meta charset="shift_jis">'],
    ['a page, by an unknown label', 'a.html', `<meta charset="shift_jis">${japanese}`, 'shift_'],
    ['a sheet', 'a.css', `@charset "shift_jis";a{content:"${japanese}"}`, '@charset "shift_jis";'],
    ['an XML file', 'a.svg', `<?xml version="1.0" encoding="shift_jis"?><a>${japanese}</a>`, ' encoding="shift_jis"'],
  ])('can be read again when the declaration is taken away: %s', async (...[_kind, path, before, gone]) => {
    const stored = bytesOf(before)
    const edited = (await decodeFile(path, stored))?.text.replace(gone, '') ?? ''
    const written = await encodeFile({ path, text: edited, stored })
    expect(written && (await decodeFile(path, written))?.text).toBe(edited)
  })

  test('writes into a sheet of ASCII as the pages around it are written', async () => {
    const written = await encodeFile({
      path: 'a.css',
      text: 'a{content:"日"}',
      stored: bytesOf('a{}'),
      surroundings: async () => 'euc-jp',
    })
    expect(text(written)).toBe('a{content:"\xc6\xfc"}')
  })

  test('gives up a byte that would become half of a character', async () => {
    const written = await roundTrip('a.html', bytesOf('<meta charset=shift_jis><p>\x81'), (html) => `${html}A`)
    expect(text(written)).toBe('<meta charset=shift_jis><p>&#65533;A')
  })

  test('refuses to write over what is no text', async () => {
    expect(await encodeFile({ path: 'a.html', text: '<p>', stored: bytesOf('<meta charset=iso-2022-kr>') })).toBeNull()
  })
})
