import { vectors } from './vector.ts'

/** Markup that stands beside other markup without changing how that is read. `.press` is to be clicked. */
export const markupVectors = vectors({
  script: '<script>@@</script>',
  'script, odd case and type': '<SCRIPT type="Text/JavaScript">@@</SCRIPT>',
  module: '<script type="module">@@</script>',
  'script from data': '<script src="data:text/javascript,@@"></script>',
  'script of the project': '<script src="js/hostile.js"></script>',
  'script of the project, root address': '<script src="/js/hostile.js"></script>',
  'script in svg': '<svg><script>@@</script></svg>',
  'script in svg, linked': '<svg><script href="data:text/javascript,@@"></script></svg>',
  'script in svg, xlink': '<svg><script xlink:href="data:text/javascript,@@"></script></svg>',
  'script in math': '<math><script>@@</script></math>',
  'script in template': '<template><script>@@</script></template>',
  'shadow root': '<div><template shadowrootmode="open"><img src=x onerror="@@"><script>@@</script></template></div>',
  'shadow root, closed': '<div><template shadowrootmode="closed"><svg onload="@@"></svg></template></div>',
  'import map':
    '<script type="importmap">{"imports":{"a":"data:text/javascript,@@"}}</script><script type="module">import "a"</script>',
  'speculation rules':
    '<script type="speculationrules">{"prerender":[{"urls":["data:text/html,<script>@@</script>"]}]}</script>',
  'img onerror': '<img src=x onerror="@@" alt="">',
  'img onerror, odd case': '<img src=x OnErRoR="@@" alt="">',
  'img onerror, slashes': '<img/src="x"/onerror="@@"/alt="">',
  'img onload': '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="@@" onerror="@@" alt="">',
  'img srcset': '<img srcset=x onerror="@@" alt="">',
  image: '<image src=x onerror="@@">',
  picture: '<picture><source srcset=x><img src=x onerror="@@" alt=""></picture>',
  video: '<video src=x onerror="@@" onloadstart="@@"></video>',
  'video source': '<video><source src=x onerror="@@"></video>',
  'video poster': '<video poster="javascript:@@" src=x></video>',
  audio: '<audio src=x onerror="@@" onloadstart="@@"></audio>',
  track: '<video src=x><track default src=x onerror="@@"></video>',
  'svg onload': '<svg onload="@@"></svg>',
  'svg group': '<svg><g onload="@@"></g></svg>',
  'svg animate onbegin': '<svg><animate onbegin="@@" attributeName=x dur=1s></animate></svg>',
  'svg set onbegin': '<svg><set onbegin="@@" attributeName=x to=y></set></svg>',
  'svg set writes a link':
    '<svg height=20><a><set attributeName="href" to="javascript:@@"/><text y=15 class=press>x</text></a></svg>',
  'svg animate writes a link':
    '<svg height=20><a><animate attributeName="xlink:href" values="javascript:@@;x"/><text y=15 class=press>x</text></a></svg>',
  'svg animate writes a handler':
    '<svg><rect width=9 height=9><animate attributeName="onmouseover" to="@@"/></rect></svg>',
  'svg link': '<svg height=20><a href="javascript:@@"><text y=15 class=press>x</text></a></svg>',
  'svg use':
    '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>@@</script></svg>#x"/></svg>',
  'svg image': '<svg><image href=x onerror="@@"/></svg>',
  'svg foreignObject': '<svg><foreignObject width=9 height=9><img src=x onerror="@@" alt=""></foreignObject></svg>',
  'svg foreignObject frame':
    '<svg><foreignObject width=9 height=9><iframe srcdoc="<script>@@</script>"></iframe></foreignObject></svg>',
  'svg handler element':
    '<svg xmlns:ev="http://www.w3.org/2001/xml-events"><handler type="application/ecmascript" ev:event="load">@@</handler></svg>',
  'math link': '<math><mtext href="javascript:@@" class=press>x</mtext></math>',
  'math maction':
    '<math><maction actiontype="statusline" xlink:href="javascript:@@" class=press><mi>x</mi></maction></math>',
  'iframe javascript': '<iframe src="javascript:@@"></iframe>',
  'iframe javascript, spaced': '<iframe src=" &#x0A;java&#9;script:@@"></iframe>',
  'iframe srcdoc script': '<iframe srcdoc="<script>@@</script>"></iframe>',
  'iframe srcdoc handler': '<iframe srcdoc="<img src=x onerror=&quot;@@&quot;>"></iframe>',
  'iframe srcdoc with its own policy':
    '<iframe srcdoc="<meta http-equiv=Content-Security-Policy content=&quot;script-src *&quot;><script>@@</script>"></iframe>',
  'iframe data': '<iframe src="data:text/html,<script>@@</script>"></iframe>',
  'iframe of the project': '<iframe src="frames/inner.html"></iframe>',
  'iframe of the project, root address': '<iframe src="/frames/inner.html"></iframe>',
  'iframe onload': '<iframe onload="@@"></iframe>',
  'object javascript': '<object data="javascript:@@"></object>',
  'object data': '<object data="data:text/html,<script>@@</script>" onerror="@@"></object>',
  'object of the project': '<object data="frames/inner.html" type="text/html"></object>',
  'object svg': '<object type="image/svg+xml" data="assets/hostile.svg"></object>',
  'embed javascript': '<embed src="javascript:@@">',
  'embed svg': "<embed src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='@@'></svg>\">",
  'picture that is a hostile svg': '<img src="assets/hostile.svg" alt="" width=9 height=9>',
  link: '<a class=press href="javascript:@@">x</a>',
  'link, line break': '<a class=press href=" java\nscript:@@">x</a>',
  'link, tab entity': '<a class=press href="java&Tab;script&colon;@@">x</a>',
  'link, control': '<a class=press href="&#1;javascript:@@">x</a>',
  'link, odd case': '<a class=press href="JaVaScRiPt:@@">x</a>',
  'link, comment': '<a class=press href="javascript://%0a@@">x</a>',
  'link, data, top': '<a class=press target=_top href="data:text/html,<script>@@</script>">x</a>',
  'link, new window': '<a class=press target=_blank rel=opener href="javascript:@@">x</a>',
  'link onclick': '<a class=press onclick="@@" href="#">x</a>',
  'link ping': '<a class=press ping="javascript:@@" href="#">x</a>',
  area: '<map name=m><area class=press shape=default href="javascript:@@" alt=x></map><img usemap="#m" alt=x width=9 height=9>',
  'button onclick': '<button class=press onclick="@@">x</button>',
  form: '<form action="javascript:@@"><button class=press>x</button></form>',
  formaction: '<form><button class=press formaction="javascript:@@">x</button></form>',
  'formaction of input': '<form><input class=press type=submit formaction="javascript:@@" value=x></form>',
  'formaction of picture': '<form><input class=press type=image formaction="javascript:@@" alt=x></form>',
  'form, foreign button': '<form id=f action="javascript:@@"></form><button form=f class=press>x</button>',
  'form onsubmit': '<form onsubmit="@@" onformdata="@@"><button class=press>x</button></form>',
  'input autofocus': '<input autofocus onfocus="@@" onblur="@@" aria-label=x>',
  'select autofocus': '<select autofocus onfocus="@@" aria-label=x></select>',
  'contenteditable autofocus':
    '<p contenteditable autofocus onfocus="@@" oninput="@@" onbeforeinput="@@" class=press>x</p>',
  'input oninput': '<input class=press oninput="@@" onkeydown="@@" onchange="@@" oninvalid="@@" required aria-label=x>',
  search: '<input type=search class=press onsearch="@@" list=l aria-label=x><datalist id=l><option value=x></datalist>',
  'pointer handlers':
    '<div class=press onpointerover="@@" onpointermove="@@" onpointerdown="@@" ongotpointercapture="@@">x</div>',
  'mouse handlers':
    '<div class=press onmouseover="@@" onmouseenter="@@" onmousemove="@@" onmousedown="@@" ondblclick="@@" oncontextmenu="@@">x</div>',
  'drag handlers':
    '<div class=press draggable=true ondragstart="@@" ondrag="@@" ondragend="@@" onselectstart="@@">x</div>',
  'clipboard handlers': '<div class=press oncopy="@@" oncut="@@" onpaste="@@" onbeforecopy="@@">x</div>',
  'scroll handlers':
    '<div style="height:9px;overflow:auto" onscroll="@@" onwheel="@@" onscrollend="@@"><p class=press>x</p></div>',
  details: '<details open ontoggle="@@"><summary class=press>x</summary></details>',
  popover:
    '<div popover id=pop onbeforetoggle="@@" ontoggle="@@">x</div><button class=press popovertarget=pop>x</button>',
  'command button':
    '<dialog id=dia oncommand="@@" onclose="@@">x</dialog><button class=press commandfor=dia command=show-modal>x</button>',
  marquee: '<marquee onstart="@@" onbounce="@@" onfinish="@@">x</marquee>',
  animation:
    '<style>@keyframes armed{}</style><div style="animation:armed 1ms" onanimationstart="@@" onanimationend="@@">x</div>',
  transition:
    '<style>.turn{transition:color 1ms}.turn:hover{color:red}</style><div class="press turn" ontransitionrun="@@" ontransitionend="@@">x</div>',
  visibility: '<div style="content-visibility:auto" oncontentvisibilityautostatechange="@@">x</div>',
  'sheet onload': '<link rel=stylesheet href="data:text/css,x" onload="@@" onerror="@@">',
  preload: '<link rel=preload as=script href="data:text/javascript,@@" onload="@@">',
  modulepreload: '<link rel=modulepreload href="data:text/javascript,@@" onload="@@" onerror="@@">',
  'html import': '<link rel=import href="data:text/html,<script>@@</script>">',
  'manifest and icon': '<link rel=manifest href="javascript:@@"><link rel=icon href="javascript:@@">',
  'style onload': '<style onload="@@">.a{}</style>',
  'style import':
    '<style>@import "javascript:@@"; @import url("data:text/css,*{background:url(javascript:@@)}");</style>',
  'style address':
    '<style>.b{background:url("javascript:@@");behavior:url("javascript:@@");-moz-binding:url("javascript:@@")}</style>',
  'style expression': '<div style="width:expression(@@);background:url(\'javascript:@@\')">x</div>',
  'style of an svg': '<svg><style>@import "javascript:@@";</style></svg>',
  'svg in a sheet': '<div style="background:url(assets/hostile.svg)">x</div>',
  'table background': '<table background="javascript:@@"><tr><td>x</td></tr></table>',
  'grapes attributes':
    '<div class=press data-gjs-script="@@" data-gjs-content="<img src=x onerror=\'@@\'>" data-gjs-name="<img src=x onerror=\'@@\'>" data-gjs-icon="<img src=x onerror=\'@@\'>">x</div>',
  'grapes type':
    '<div class=press data-gjs-type="script" data-gjs-attributes=\'{"onclick":"@@"}\' data-gjs-toolbar=\'[{"label":"<img src=x onerror=@@>"}]\'>x</div>',
  'vue scope': '<div v-scope="{x: @@}" v-effect="@@" @vue:mounted="@@">{{ @@ }}</div>',
  'vue html':
    '<div v-scope v-html="\'<img src=x onerror=@@>\'" v-on:click="@@" @click="@@" :onclick="@@" class=press>x</div>',
  alpine: '<div x-data="@@" x-init="@@" x-on:click="@@" class=press>x</div>',
  htmx: '<div hx-on:click="@@" hx-get="javascript:@@" hx-trigger=load class=press>x</div>',
  'custom element': '<my-element is="x" onclick="@@" class=press>x</my-element>',
  'handler in a title':
    '<div class=press title="&quot;&gt;&lt;img src=x onerror=@@&gt;" data-tip="<img src=x onerror=@@>">x</div>',
  'handler in an id': '<div class="press <img/src=x/onerror=@@>" id="<img/src=x/onerror=@@>">x</div>',
  'heading of markup': '<h2 aria-label="<img src=x onerror=@@>">&lt;img src=x onerror=@@&gt;</h2>',
  'picture without a text': '<img src="&quot;><img src=x onerror=@@>">',
  'svg animate aims at another':
    '<svg height=20><a id=aim><text y=15 class=press>x</text></a><animate href="#aim" attributeName=href values="javascript:@@"/></svg>',
  'svg discard': '<svg><discard onbegin="@@"></discard></svg>',
  'picture in a filter':
    '<svg><filter id=fi><feImage href="assets/hostile.svg" onload="@@" onerror="@@"/></filter><rect width=9 height=9 filter="url(#fi)"/></svg>',
  'iframe with a sandbox of its own':
    '<iframe sandbox="allow-scripts allow-same-origin allow-top-navigation" srcdoc="<script>@@</script>"></iframe>',
  'select that copies its option':
    '<select style="appearance:base-select" aria-label=x><button><selectedcontent></selectedcontent></button><option selected><img src=x onerror="@@" alt="">x</option></select>',
  'found text': '<div hidden=until-found onbeforematch="@@">x</div>',
  'picture to press': '<input type=image class=press src=x onerror="@@" onload="@@" alt=x>',
  'script for an event': '<script for=window event=onload>@@</script><script type="text/babel">@@</script>',
  'landmark of markup':
    '<nav aria-label="<img src=x onerror=@@>"><section aria-label="<svg onload=@@>">x</section></nav>',
})
