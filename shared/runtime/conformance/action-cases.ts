import { renamedValue } from '@pergola/site/ids'

/** Call, page, what is looked at, what is seen. `css(property)` is the computed style of `#a`. */
export type ActionCase = readonly [call: string, html: string, look: string, expected: unknown]

const p = '<p id="a">x</p>'
const flex = '<div style="display: flex"><p id="a">x</p></div>'
const table = '<table id="a"><tr><td>x</table>'

const style = (call: string, property: string, expected: string, html = p): ActionCase => [
  call,
  html,
  `css("${property}")`,
  expected,
]

export const boxCases: readonly ActionCase[] = [
  style('hideElement("#a")', 'display', 'none'),
  style('showElement("#a")', 'display', 'block', '<p id="a" style="display: none">x</p>'),
  style('showElement("#a")', 'display', 'none', '<style>p { display: none }</style><p id="a">x</p>'),
  style('setVisibility("#a", "hidden")', 'visibility', 'hidden'),
  style('toggleVisibility("#a")', 'visibility', 'hidden'),
  style('toggleVisibility("#a");toggleVisibility("#a")', 'visibility', 'visible'),
  style('setOpacity("#a", 0)', 'opacity', '0'),
  style('setDisplay("#a", "grid")', 'display', 'grid'),
  style('disableScroll("#a")', 'overflow-y', 'hidden'),
  style('enableScroll("#a")', 'overflow-y', 'auto'),
  style('setBackgroundColor("#a", "rgb(1, 2, 3)")', 'background-color', 'rgb(1, 2, 3)'),
  style('setTextColor("#a", "red")', 'color', 'rgb(255, 0, 0)'),
  style('setCaretColor("#a", "red")', 'caret-color', 'rgb(255, 0, 0)'),
  style('setBackgroundImage("#a", `data:,a"b`)', 'background-image', 'url("data:,a\\"b")'),
  style('setBackgroundImage("#a", "url(data:,x)")', 'background-image', 'url("data:,x")'),
  style('setBackgroundImage("#a", "none")', 'background-image', 'none'),
  style('setBorder("#a", "2px solid red")', 'border-top', '2px solid rgb(255, 0, 0)'),
  style('setBorderRadius("#a", 8)', 'border-top-left-radius', '8px'),
  style('setBoxShadow("#a", "1px 1px red")', 'box-shadow', 'rgb(255, 0, 0) 1px 1px 0px 0px'),
  style('setFilter("#a", "blur(2px)")', 'filter', 'blur(2px)'),
  style('setBackdropFilter("#a", "blur(2px)")', 'backdrop-filter', 'blur(2px)'),
  style('setMargin("#a", "1px 2px")', 'margin', '1px 2px'),
  style('setPadding("#a", 7)', 'padding-left', '7px'),
  style('setOverflow("#a", "scroll")', 'overflow-y', 'scroll'),
  style('setCursor("#a", "help")', 'cursor', 'help'),
  style('setPointerEvents("#a", "none")', 'pointer-events', 'none'),
  style('setUserSelect("#a", "none")', 'user-select', 'none'),
  style('setTransition("#a", "color 1s")', 'transition-duration', '1s'),
  style('setBorderCollapse("#a", "collapse")', 'border-collapse', 'collapse', table),
  style('setTableLayout("#a", "fixed")', 'table-layout', 'fixed', table),
  style('setListStyle("#a", "square")', 'list-style-type', 'square', '<ul id="a"><li>x</ul>'),
  style('setWidth("#a", "120px")', 'width', '120px'),
  style('setWidth("#a", 120)', 'width', '120px'),
  style('setHeight("#a", "30px")', 'height', '30px'),
  style('setMaxWidth("#a", "90px")', 'width', '90px'),
  style('setMinWidth("#a", "2000px")', 'width', '2000px'),
  style('setMaxHeight("#a", "3px")', 'height', '3px'),
  style('setMinHeight("#a", "99px")', 'height', '99px'),
  // The window is 800 by 600.
  style('setMinHeightVH("#a", 50)', 'height', '300px'),
  style('setMinWidthVW("#a", 200)', 'width', '1600px'),
  style('setMaxHeightVH("#a", 1)', 'height', '6px'),
  style('setMaxWidthVW("#a", 10)', 'width', '80px'),
  style('setPosition("#a", "sticky")', 'position', 'sticky'),
  style('setZIndex("#a", 3)', 'z-index', '3'),
  ['rotateElement("#a", 90)', p, 'a.style.transform', 'rotate(90deg)'],
  ['rotateElement("#a", 90);rotateElement("#a", 45)', p, 'a.style.transform', 'rotate(45deg)'],
  [
    'scaleElement("#a", 2);rotateElement("#a", 9);scaleElement("#a", 3)',
    p,
    'a.style.transform',
    'rotate(9deg) scale(3)',
  ],
  ['translateX("#a", "10px")', p, 'a.style.transform', 'translateX(10px)'],
  ['translateX("#a", "calc(1px + (2px))");translateX("#a", 4)', p, 'a.style.transform', 'translateX(4px)'],
  [
    'translateY("#a", 20);rotateElement("#a", 0)',
    '<style>p { transform: translate(-5px, 0) }</style><p id="a">x</p>',
    'css("transform")',
    'matrix(1, 0, 0, 1, -5, 20)',
  ],
  style('setTransformOrigin("#a", "0 0")', 'transform-origin', '0px 0px'),
  style('setFontSize("#a", 20)', 'font-size', '20px'),
  style('setFontFamily("#a", "serif")', 'font-family', 'serif'),
  style('setFontWeight("#a", 700)', 'font-weight', '700'),
  style('setTextAlign("#a", "right")', 'text-align', 'right'),
  style('centerText("#a")', 'text-align', 'center'),
  style('justifyText("#a")', 'text-align', 'justify'),
  style('setLineHeight("#a", 2)', 'line-height', '32px'),
  style('setLetterSpacing("#a", 2)', 'letter-spacing', '2px'),
  style('setWordSpacing("#a", "3px")', 'word-spacing', '3px'),
  style('setWhiteSpace("#a", "pre")', 'white-space', 'pre'),
  style('setTextDecoration("#a", "underline")', 'text-decoration-line', 'underline'),
  style('setDirection("#a", "rtl")', 'direction', 'rtl'),
  style('setWritingMode("#a", "vertical-rl")', 'writing-mode', 'vertical-rl'),
  style('setFlexDirection("#a", "column")', 'flex-direction', 'column'),
  style('setJustifyContent("#a", "center")', 'justify-content', 'center'),
  style('setAlignItems("#a", "center")', 'align-items', 'center'),
  style('setAlignSelf("#a", "end")', 'align-self', 'end', flex),
  style('setFlexGrow("#a", 2)', 'flex-grow', '2', flex),
  style('setFlexShrink("#a", 0)', 'flex-shrink', '0', flex),
  style('setOrder("#a", 4)', 'order', '4', flex),
  style(
    'setGridTemplateColumns("#a", "10px 20px")',
    'grid-template-columns',
    '10px 20px',
    '<p id="a" style="display: grid">x</p>',
  ),
  style('setGridTemplateRows("#a", "30px")', 'grid-template-rows', '30px', '<p id="a" style="display: grid">x</p>'),
  style('setGap("#a", 5)', 'row-gap', '5px'),
  [
    'centerElement("#a")',
    p,
    '["display", "justify-content", "align-items"].map((each) => css(each))',
    ['flex', 'center', 'center'],
  ],
  // An open parameter takes the style away, and an action without a match does nothing.
  ['setWidth("#a", undefined)', '<p id="a" style="width: 5px">x</p>', 'a.style.width', ''],
  ['setWidth(".none", 5);setWidth(undefined, 5)', p, 'a.outerHTML', p],
]

const field = '<input id="a" value="start">'

export const textCases: readonly ActionCase[] = [
  [
    'addClass("p", "on off")',
    '<p class="was"></p><p></p>',
    '[...document.querySelectorAll("p")].map((each) => each.className)',
    ['was on off', 'on off'],
  ],
  ['addClass("#a", ".dotted")', p, 'a.className', 'dotted'],
  ['removeClass("#a", "on")', '<p id="a" class="on was"></p>', 'a.className', 'was'],
  ['toggleClass("p", "on")', '<p id="a" class="on"></p><p id="b"></p>', '[a.className, b.className]', ['', 'on']],
  ['setText("#a", "<b>")', p, 'a.innerText', '<b>'],
  ['setText("#a", 5)', p, 'a.innerText', '5'],
  ['setText("#a", undefined)', p, 'a.innerText', ''],
  ['clearText("#a")', p, 'a.innerText', ''],
  ['toggleText("#a", "x", "y")', '<p id="a">\n  x\n</p>', 'a.innerText', 'y'],
  ['toggleText("#a", "x", "y")', '<p id="a">z</p>', 'a.innerText', 'x'],
  ['setPlaceholder("#a", "Name")', field, 'a.placeholder', 'Name'],
  ['setValue("#a", "typed")', field, 'a.value', 'typed'],
  ['clearValue("#a")', field, 'a.value', ''],
  ['addTooltip("#a", "Hint")', p, 'a.title', 'Hint'],
  ['setAttribute("#a", "data-x", "1")', p, 'a.dataset.x', '1'],
  ['removeAttribute("#a", "title")', '<p id="a" title="t"></p>', 'a.title', ''],
  ['toggleAttribute("p", "hidden", "")', '<p id="a" hidden></p><p id="b"></p>', '[a.hidden, b.hidden]', [false, true]],
  [
    'setElementId("p", "new")',
    '<p></p><p></p>',
    '[...document.querySelectorAll("p")].map((each) => each.id)',
    ['new', ''],
  ],
  ['setElementName("#a", "field")', field, 'a.name', 'field'],
  ['setElementTitle("#a", "Title")', p, 'a.title', 'Title'],
  ['setDraggable("#a", true)', p, 'a.draggable', true],
  ['setDraggable("#a", undefined)', '<p id="a" draggable="true"></p>', 'a.draggable', false],
  ['focusElement("#a")', field, 'document.activeElement.id', 'a'],
  ['focusElement("#a");blurElement("#a")', field, 'document.activeElement.tagName', 'BODY'],
  ['disableElement("#a")', field, 'a.disabled', true],
  ['enableElement("#a")', '<input id="a" disabled>', 'a.disabled', false],
  ['toggleDisable("#a")', field, 'a.disabled', true],
  ['toggleRequired("#a")', field, 'a.required', true],
  ['setAriaLabel("#a", "Name")', p, 'a.ariaLabel', 'Name'],
  ['toggleAriaHidden("#a")', p, 'a.ariaHidden', 'true'],
  ['toggleAriaHidden("#a");toggleAriaHidden("#a")', p, 'a.ariaHidden', 'false'],
  ['setTabIndex("#a", 2)', p, 'a.tabIndex', 2],
  [
    'document.execCommand = () => { window.copied = document.activeElement.value };Object.defineProperty(navigator, "clipboard", { value: undefined });copyTextToClipboard("#a")',
    p,
    'copied',
    'x',
  ],
  [
    'Object.defineProperty(Element.prototype, "requestFullscreen", { value() { window.full = this.id; return Promise.resolve() } });toggleFullscreen("#a")',
    p,
    'full',
    'a',
  ],
]

const two = '<p class="m">1</p><p class="m">2</p>'
const body = 'document.body.innerHTML'

const named = ['for', 'headers', 'aria-owns', 'interestfor', 'href', 'usemap', 'data-x', 'fill', 'style', 'title']
const naming = named.flatMap((name) => ['a', '#a', 'x a', 'url(#a)', '#ab'].map((value) => ({ name, value })))
const namingElements = (rename: (id: string) => string) =>
  naming.map((each) => `<u ${each.name}="${renamedValue('u', each, rename)}"></u>`).join('')
const namingPage = (a: string, ab: string) =>
  `<section id="${a}"><map name="${ab}"></map>${namingElements((id) => ({ a, ab })[id] ?? id)}</section>`

export const structureCases: readonly ActionCase[] = [
  ['setInnerHTML("#a", "<b>y</b>")', p, 'a.innerHTML', '<b>y</b>'],
  ['toggleHTML("#a", "<B title=t>x</B>", "y")', '<p id="a"><b title="t">x</b></p>', 'a.innerHTML', 'y'],
  ['toggleHTML("#a", "<b>x</b>", "y")', '<p id="a">y</p>', 'a.innerHTML', '<b>x</b>'],
  ['appendChild(".m", " <b>n</b><i>no</i>")', two, body, '<p class="m">1</p><p class="m">2<b>n</b></p>'],
  ['prependChild("#a", "<b>n</b>")', p, body, '<p id="a"><b>n</b>x</p>'],
  ['addHTMLBefore(".m", "<b>n</b>t")', two, body, '<b>n</b>t<p class="m">1</p><b>n</b>t<p class="m">2</p>'],
  ['addHTMLAfter("#a", "<b>n</b>t")', p, body, '<p id="a">x</p><b>n</b>t'],
  ['insertAfter(".m", "<b>n</b>")', two, body, '<p class="m">1</p><b>n</b><p class="m">2</p><b>n</b>'],
  ['insertBefore(".m", "<b>n</b>")', two, body, '<b>n</b><p class="m">1</p><b>n</b><p class="m">2</p>'],
  ['removeElement(".m")', `${two}<i></i>`, body, '<i></i>'],
  ['removeAllChildren("#a")', '<p id="a"><b></b>x</p>', body, '<p id="a"></p>'],
  ['cloneElement(".m")', two, body, '<p class="m">1</p><p class="m">1</p><p class="m">2</p><p class="m">2</p>'],
  ['duplicateElement("b", 2)', '<b>x</b><i></i>', body, '<b>x</b><b>x</b><b>x</b><i></i>'],
  [
    'cloneElement("#f")',
    '<form id="f" aria-labelledby="t x" aria-label="t"><b id="t">T</b><label for="n">N</label><input id="n" form="f" list="n-2"><a href="#t">a</a><a href="#x">b</a><i style="fill: url(#t)"></i></form><u id="n-2"></u>',
    'document.body.innerHTML.split("</form>")[1]',
    '<form id="f-2" aria-labelledby="t-2 x" aria-label="t"><b id="t-2">T</b><label for="n-3">N</label><input id="n-3" form="f-2" list="n-2"><a href="#t-2">a</a><a href="#x">b</a><i style="fill: url(#t-2)"></i>',
  ],
  // As the editor copies elements.
  ['cloneElement("section")', namingPage('a', 'ab'), body, namingPage('a', 'ab') + namingPage('a-2', 'ab-2')],
  [
    'duplicateElement("#a", 2)',
    '<p id="a"><b id="b"></b></p>',
    '[...document.querySelectorAll("[id]")].map((each) => each.id).join()',
    'a,b,a-3,b-3,a-2,b-2',
  ],
  ['wrapElement(".m", "div")', two, body, '<div><p class="m">1</p></div><div><p class="m">2</p></div>'],
  ['unwrapElement(".m")', `<i></i><div>a${two}<b>z</b></div><u></u>`, body, `<i></i>a${two}<b>z</b><u></u>`],
  ['unwrapElement("#a")', p, body, p],
  [
    'b.onclick = () => { window.heard = true };swapElements("#a", "#b");b.click()',
    '<i><p id="a"></p>1</i><u>2<p id="b"></p></u>',
    '[document.body.innerHTML, heard]',
    ['<i><p id="b"></p>1</i><u>2<p id="a"></p></u>', true],
  ],
  ['swapElements("div", "#a")', `<div>${p}</div>`, body, `<div>${p}</div>`],
  ['moveElementBefore("#a", ".m")', `${two}${p}`, body, `${p}${two}`],
  ['moveElementAfter("#a", ".m")', `${p}${two}`, body, `<p class="m">1</p>${p}<p class="m">2</p>`],
]
