import { describe, expect, test } from 'vitest'
import { openStructure } from '../testing/open-structure.ts'
import { isContainer } from './container.ts'

describe('isContainer', () => {
  test.each([
    ['a menu of links', '<div id="m"><a href="#">One</a> <a href="#">Two</a></div>'],
    ['a row of logos', '<div id="m"><img alt=""><img alt=""></div>'],
    ['a group of buttons', '<div id="m"><button>One</button><br><a>Two</a></div>'],
    ['a row of spans', '<div id="m"><span>One</span><span>Two</span></div>'],
    ['an item of a list that is a link', '<ul><li id="m"><a>One</a></li></ul>'],
    ['a cell with a button', '<table><tbody><tr><td id="m"><button>One</button></td></tr></tbody></table>'],
    ['a link around a picture and its caption', '<a id="m"><img alt=""><span>Caption</span></a>'],
    ['a paragraph that is a button', '<p id="m"><a>Buy</a></p>'],
    ['a layout tag with text', '<footer id="m">All rights <a>reserved</a></footer>'],
    ['an empty article', '<article id="m"></article>'],
    ['an empty div', '<div id="m"></div>'],
    ['a block with text', '<div id="m" class="inf-block">Text</div>'],
    ['a link around blocks', '<a id="m"><h3>Card</h3></a>'],
  ])('takes children into %s', async (_name, html) => {
    const { page, find } = await openStructure(html)
    expect(isContainer(page, find('m'), () => 'block')).toBe(true)
  })

  test.each([
    ['a link', '<nav><a id="m">One</a></nav>'],
    ['a button with a span', '<button id="m"><span>One</span></button>'],
    ['a paragraph with a link in it', '<p id="m">Read <a>more</a></p>'],
    ['a heading of spans', '<h1 id="m"><span>Big</span> <span>words</span></h1>'],
    ['a div with text', '<div id="m">Text <a>link</a></div>'],
    ['an empty paragraph', '<p id="m"></p>'],
    ['a picture', '<img id="m" alt="">'],
    ['a video', '<video id="m"></video>'],
    ['a choice', '<select id="m"><option>One</option></select>'],
  ])('takes none into %s', async (_name, html) => {
    const { page, find } = await openStructure(html)
    expect(isContainer(page, find('m'), () => 'block')).toBe(false)
  })

  test('takes children into what is laid out as flex or grid, but for a link or a button with text', async () => {
    const { page, find } = await openStructure('<div id="d">Text</div><a id="a">Text</a><button id="b">Text</button>')
    const answers = ['d', 'a', 'b'].map((id) => isContainer(page, find(id), () => 'inline-flex'))
    expect(answers).toEqual([true, false, false])
    expect(isContainer(page, find('d'), () => 'grid')).toBe(true)
  })
})

describe('insertBlock', () => {
  test('puts a link into the selected menu', async () => {
    const { structure, select, find, html } = await openStructure('<div id="m"><a href="#">One</a></div>')
    select([find('m')])
    structure.insertHtml('<a href="#">Two</a>')
    expect(html()).toBe('<div id="m"><a href="#">One</a><a href="#">Two</a></div>')
  })
})
