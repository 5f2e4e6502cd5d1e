import { vectors } from './vector.ts'

/** Markup that changes how the rest of its page is read, or acts on the page as a whole: each is a page of its own. */
export const pageVectors = vectors({
  'meta refresh to a script': '<meta http-equiv="refresh" content="0;url=javascript:@@"><p>x',
  'meta refresh to data': '<meta http-equiv="refresh" content="0;url=data:text/html,<script>@@</script>"><p>x',
  'meta policy of its own':
    '<meta http-equiv="Content-Security-Policy" content="script-src * \'unsafe-inline\'"><script>@@</script>',
  base: '<base href="javascript:@@//" target="_top"><a class=press href="#x">x</a><script src="x.js"></script>',
  'base, data': '<base href="data:/,@@/"><script src="x"></script><a class=press href="/..">x</a>',
  'body handlers':
    '<body onload="@@" onpageshow="@@" onfocus="@@" onresize="@@" onhashchange="@@" onmessage="@@" onbeforeunload="@@"><p>x</p></body>',
  'second body': '<p>x</p><body onpointermove="@@" onload="@@"><html onmouseover="@@">',
  frameset:
    '<html><frameset onload="@@"><frame src="javascript:@@"><frame src="data:text/html,<script>@@</script>"></frameset></html>',
  noscript: '<noscript><p title="</noscript><img src=x onerror=\'@@\'>"></noscript>',
  'unclosed comment': '<p>x</p><!-- --!><img src=x onerror="@@"><!-- <!--> <img src=x onerror="@@"> -->',
  'conditional comment': '<!--[if true]><script>@@</script><![endif]--><![CDATA[><img src=x onerror="@@">]]>',
  'comment never closed': '<p>x</p><!-- <img src=x onerror="@@">',
  xmp: '<xmp><p title="</xmp><img src=x onerror=\'@@\'>"></xmp>',
  plaintext: '<p>x</p><plaintext><img src=x onerror="@@">',
  textarea: '<textarea><p title="</textarea><img src=x onerror=\'@@\'>"></textarea>',
  title: '<title><p title="</title><img src=x onerror=\'@@\'>"></title>',
  'math and style':
    '<math><mtext><table><mglyph><style><img src=x onerror="@@"></style></mglyph></table></mtext></math>',
  'math and form':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror="@@"></style></mglyph></form></mtext></math>',
  'svg, style and title': '<svg></p><style><a id="</style><img src=1 onerror=@@>"></style></svg>',
  'svg title': '<svg><title><style><p title="</style></title><img src=x onerror=@@>"></style></title></svg>',
  'svg in select':
    '<select><svg><style><img src=x onerror="@@"></style></svg></select><svg><desc><select><img src=x onerror="@@"></select></desc></svg>',
  'nested tables':
    '<table><tr><td><a href="javascript:@@" class=press>x<table><tr><td><img src=x onerror="@@"></td></tr></table></a></td></tr></table>',
  'attribute without end': '<p>x</p><img src="x" alt="`onerror=@@" title=\'<img src=x onerror="@@">\'><p title="',
  'null in a name':
    '<scr\0ipt>@@</scr\0ipt><img src=x onerr\0or="@@"><img src=x on\u0130error="@@" onerror\u2028="@@">',
  'template in template':
    '<template><template shadowrootmode=open><script>@@</script></template><img src=x onerror="@@"></template><p>x</p>',
})
