import { describe, expect, test } from 'vitest'
import { cleanRichText, isFromWriting } from './clean-rich-text.ts'

const word = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span>` +
  `<![endif]>${text}<o:p></o:p></p>\n`

describe('cleanRichText', () => {
  test.each([
    [
      'Google Docs: its wrapper is not bold, weights are, and a list stands in its point',
      '<b style="font-weight:normal;" id="docs-internal-guid-0000"><h2 dir="ltr"><span style="font-weight:400">Plan</span></h2><p dir="ltr"><span style="font-weight:700">Bold</span></p><ul><li dir="ltr"><p>A</p></li><ul><li dir="ltr"><p>B</p></li></ul></ul></b>',
      '<h2>Plan</h2><p><strong>Bold</strong></p><ul><li>A<ul><li>B</li></ul></li></ul>',
    ],
    [
      'Google Docs: spans of one format are one, links lead where they lead, and are not underlined again',
      '<p><span style="font-weight:700">a</span><span style="font-weight:700;font-style:italic"> b</span> <a href="https://www.google.com/url?q=https://example.org/x%3Fy%3D1&amp;sa=D"><span style="text-decoration:underline">c</span></a></p><br class="Apple-interchange-newline">',
      '<p><strong>a<em> b</em></strong> <a href="https://example.org/x?y=1">c</a></p>',
    ],
    [
      'Word: points of several levels are lists in each other',
      word(1, '·', 'First') + word(2, 'o', 'Nested') + word(1, '·', 'Second'),
      '<ul><li>First<ul><li>Nested</li></ul></li><li>Second</li></ul>',
    ],
    [
      'Word: numbers are an ordered list, from the number it begins with, and bullets below it',
      word(1, '3.', 'Three') + word(2, '·', 'Below') + word(1, '4.', 'Four') + '<p class=MsoNormal>Text<o:p></o:p></p>',
      '<ol start="3"><li>Three<ul><li>Below</li></ul></li><li>Four</li></ol><p>Text</p>',
    ],
    [
      'Word: a list of another kind is another list',
      word(1, '·', 'A') + word(1, '1)', 'B'),
      '<ul><li>A</li></ul><ol><li>B</li></ol>',
    ],
    [
      'Word: names of styles that are points, with the bullet in the text',
      '<p class="MsoListBullet">·&nbsp; A</p><p class="MsoListBullet2">B</p>',
      '<ul><li>A<ul><li>B</li></ul></li></ul>',
    ],
    [
      'Word: titles, empty paragraphs, comments, marks and fields of its own',
      '<p class=MsoTitle>Title<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><a name="_GoBack"></a>One<span style="mso-spacerun:yes">   </span>two <a href="#_ftn1">[1]</a><span style="mso-hide:all">x</span></p><!-- c -->',
      '<h1>Title</h1><p>One two [1]</p>',
    ],
    [
      'Word in the browser: one list for each point that says its level',
      '<div class="ListContainerWrapper"><ul><li data-aria-level="1"><p><span>A</span></p></li></ul></div><div><ul><li data-aria-level="2"><p>B</p></li></ul></div>',
      '<ul><li>A<ul><li>B</li></ul></li></ul>',
    ],
    ['two lists stay two', '<ul><li>A</li></ul><ul><li>B</li></ul>', '<ul><li>A</li></ul><ul><li>B</li></ul>'],
    [
      'Pages: classes and hard spaces of Apple',
      '<p class="p1"><span class="s1"><b>Bold</b><span class="Apple-converted-space">&nbsp;</span>text</span></p><ul class="ul1"><li class="li1">A</li></ul>',
      '<p><b>Bold</b> text</p><ul><li>A</li></ul>',
    ],
    [
      'Notion: as it is',
      '<meta charset=\'utf-8\'><!-- notionvc: 1 --><h3>Title</h3><ul><li>A<ol><li>B</li></ol></li></ul><blockquote>Q</blockquote><pre><code class="language-js">a\n  b</code></pre><hr>',
      '<h3>Title</h3><ul><li>A<ol><li>B</li></ol></li></ul><blockquote><p>Q</p></blockquote><pre><code>a\n  b</code></pre><hr>',
    ],
    [
      'Gmail: lines are paragraphs, empty lines are none',
      '<div dir="ltr"><div>One<br></div><div><br></div><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0"><div>Two</div></blockquote></div></div>',
      '<p>One</p><blockquote><p>Two</p></blockquote>',
    ],
    ['mails in which paragraphs are line breaks', 'One<br>two<br><br>three', '<p>One<br>two</p><p>three</p>'],
    [
      'mails that stand in a table',
      '<table role="presentation"><tr><td><table><tr><td><p>A</p></td></tr></table></td><td>B</td></tr></table>',
      '<p>A</p><p>B</p>',
    ],
    [
      'tables keep their cells and what spans several',
      '<div><table style="border:1"><colgroup><col></colgroup><thead><tr><th scope="col"><p>H</p></th><th style="font-weight:bold">I</th></tr></thead><tbody><tr><td colspan="2" style="border:1px"><p dir="ltr"><span>A</span></p></td></tr></tbody></table></div>',
      '<table><thead><tr><th scope="col">H</th><th>I</th></tr></thead><tbody><tr><td colspan="2">A</td></tr></tbody></table>',
    ],
    [
      'browsers: no style of the page comes along, its links and pictures do',
      '<h2 style="orphans: 2; color: red; font-weight: 700">T</h2><p style="orphans: 2"><a class="x" href="/a" target="_blank">l</a><img src="https://example.org/a.png" class="x" width="20" alt="A"></p>',
      '<h2>T</h2><p><a href="/a">l</a><img src="https://example.org/a.png" alt="A" width="20"></p>',
    ],
    [
      'words beside elements are a paragraph',
      'see <a href="https://example.org">our site</a> and <b>bold</b>',
      '<p>see <a href="https://example.org">our site</a> and <b>bold</b></p>',
    ],
    [
      'formats around blocks are those of their words',
      '<b><p>A</p><ul><li>B</li></ul></b>',
      '<p><b>A</b></p><ul><li><b>B</b></li></ul>',
    ],
    ['a link around a heading is one in it', '<a href="/x"><h2>A</h2></a>', '<h2><a href="/x">A</a></h2>'],
    [
      'struck, underlined, raised and lowered words',
      '<p><span style="text-decoration: line-through">a</span><span style="text-decoration-line: underline">b</span><span style="vertical-align: super">c</span><span style="vertical-align:sub">d</span><strike>e</strike></p>',
      '<p><s>a</s><u>b</u><sup>c</sup><sub>d</sub><s>e</s></p>',
    ],
    ['a point without a list', '<li>A</li><li>B</li>', '<ul><li>A</li><li>B</li></ul>'],
    [
      'paragraphs in a point',
      '<ol start="2"><li><p>A</p><p>B</p></li></ol>',
      '<ol start="2"><li><p>A</p><p>B</p></li></ol>',
    ],
    ['nothing but space', '<p>&nbsp;</p><div><br></div><span> </span>', ''],
  ])('%s', (_what, html, expected) => {
    expect(cleanRichText(html).html).toBe(expected)
  })

  test.each([
    ['scripts', '<p>a<script>x()</script><style>p{}</style></p>', '<p>a</p>'],
    ['handlers', '<p onclick="x()">a<img src="/a.png" onerror="x()"></p>', '<p>a<img src="/a.png" alt=""></p>'],
    [
      'running addresses',
      '<a href="java\nscript:x()">a</a><a href="vbscript:x">b</a><a href="data:text/html,x">c</a>',
      '<p>abc</p>',
    ],
    ['pictures that are documents', '<p>a<img src="data:image/svg+xml,<svg onload=x()>"></p>', '<p>a</p>'],
    ['files of a disk', '<p><img src="file:///c:/a.png"><a href="file:///etc/passwd">a</a></p>', '<p>a</p>'],
    ['pictures that count readers', '<p>a<img src="https://t.example/p.gif" width=1 height=1></p>', '<p>a</p>'],
    [
      'frames, forms and drawings',
      '<iframe src="https://x.test"></iframe><form><input autofocus onfocus=x()>a</form><svg><script>x()</script></svg><math><mi>b</mi></math>',
      '<p>a</p>',
    ],
    [
      'directives and marks of ours',
      '<p v-html="x" :a="b" @click="c" data-gjs-type="x" interaction-id="i" motion-id="m" inf-symbol-id="s">a</p>',
      '<p>a</p>',
    ],
    [
      'what closes an attribute',
      '<a href="/&quot; onclick=&quot;x()" title="&quot;><b>">a</a>',
      '<p><a href="/&quot; onclick=&quot;x()" title="&quot;&gt;&lt;b&gt;">a</a></p>',
    ],
    [
      'templates and comments',
      '<template><img src=x onerror=x()></template><!--><img src=x onerror=y()>--><p>a</p>',
      '<p><img src="x" alt="">--&gt;</p><p>a</p>',
    ],
  ])('of %s nothing that runs comes through', (_what, html, expected) => {
    expect(cleanRichText(html).html).toBe(expected)
  })

  test('gives the same words as lines, for where no block may stand', () => {
    expect(
      cleanRichText(
        '<h2>A</h2><ul><li>B<ul><li><b>C</b></li></ul></li></ul><table><tr><td>D</td><td>E</td></tr></table>',
      ).lines,
    ).toEqual(['A', 'B', '<b>C</b>', 'D', 'E'])
    expect(cleanRichText('<p>A <b>b</b></p>')).toMatchObject({ isLine: true, lines: ['A <b>b</b>'] })
    expect(cleanRichText('<h2>A</h2>').isLine).toBe(false)
  })
})

test.each([
  ['<p class=MsoNormal>a', true],
  ['<span style="font-family:Arial;orphans: 2">a</span>', true],
  ['<b id="docs-internal-guid-1">a</b>', true],
  ['<p class="card" style="color: red">a</p>', false],
  ['<section class="hero"><h1>a</h1></section>', false],
])('%s is out of another program: %s', (html, expected) => {
  expect(isFromWriting(html)).toBe(expected)
})
