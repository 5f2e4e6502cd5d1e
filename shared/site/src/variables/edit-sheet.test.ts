import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeVariable, moveVariable } from './arrange-sheet.ts'
import { clearVariable, setVariable } from './edit-sheet.ts'
import { baseMode } from './modes.ts'

const dark = { selector: ':root', atRule: '@media (prefers-color-scheme: dark)' }
const base = { selector: ':root', atRule: null }

const sheet = `@charset "utf-8";
/* The site */
:root,
:host {
  --brand: #0a6cff; /* of the logo */

  /* Between blocks */
  --gap : 1rem;
  --last:2px
}

p { color : red }
`

function value(css: string, name: string, text: string, place: { selector: string; atRule: string | null } = base) {
  const edited = setVariable(css, { name, value: text, ...place })
  return edited.ok ? edited.value : edited.failure
}

describe('set', () => {
  test('changes the bytes of the value alone', () => {
    expect(value(sheet, '--brand', 'red')).toBe(sheet.replace('#0a6cff', 'red'))
    expect(value(sheet, '--gap', '2rem')).toBe(sheet.replace('1rem', '2rem'))
  })

  test('puts a new one behind those of the root, however that is written', () => {
    expect(value(sheet, '--new', '3px')).toBe(sheet.replace('--last:2px\n', '--last:2px;\n  --new:3px\n'))
  })

  test('makes the root at the top, behind what has to stand first', () => {
    expect(value('', '--a', 'red')).toBe(':root {\n  --a: red;\n}\n')
    expect(value('@import "x.css";\n\np {\n  top: 0;\n}\n', '--a', 'red')).toBe(
      '@import "x.css";\n\n:root {\n  --a: red;\n}\n\np {\n  top: 0;\n}\n',
    )
  })

  test('makes the rule of a mode, which goes again with its last value: every byte is back', () => {
    const edited = value(sheet, '--brand', 'white', dark)
    expect(edited).toContain('@media (prefers-color-scheme: dark) {\n  :root {\n    --brand: white;\n  }\n}')
    const switched = value(edited, '--brand', '#fff', { selector: '[data-theme="dark"]', atRule: null })
    expect(switched).toContain('[data-theme="dark"] {\n  --brand: #fff;\n}')
    const cleared = clearVariable(switched, '--brand', { selector: "[data-theme='dark']", atRule: null })
    expect(cleared).toMatchObject({ ok: false, failure: 'missing' })
    const back = clearVariable(switched, '--brand', { selector: '[data-theme="dark"]', atRule: null })
    expect(back).toMatchObject({ ok: true, value: edited })
    expect(clearVariable(edited, '--brand', dark)).toMatchObject({ ok: true, value: sheet })
  })

  test('refuses what would break out of its declaration, and what is no sheet', () => {
    expect(value(sheet, '--brand', 'red; } p { top: 0')).toBe('invalid-value')
    expect(value(sheet, '--brand', '')).toBe('invalid-value')
    expect(value(sheet, '--brand', 'red', { selector: 'a { } b', atRule: null })).toBe('invalid-selector')
    expect(value(':root { --a: "', '--a', 'red')).toBe('not-css')
  })

  test('a nested condition on the root is the place of its mode', () => {
    const css = ':root {\n  --a: 1px;\n  @media (prefers-color-scheme: dark) {\n    --a: 2px;\n  }\n}\n'
    expect(value(css, '--a', '3px', dark)).toBe(css.replace('2px', '3px'))
    expect(value(css, '--a', '3px')).toBe(css.replace('1px', '3px'))
  })
})

describe('describe', () => {
  const said = (css: string, name: string, text: string) => {
    const edited = describeVariable(css, text, { name, selector: ':root,\n:host', atRule: null })
    return edited.ok ? edited.value : edited.failure
  }

  test('edits the comment above or behind, and makes one above', () => {
    expect(said(sheet, '--brand', 'The logo')).toBe(sheet.replace('of the logo', 'The logo'))
    expect(said(sheet, '--gap', 'Gaps')).toBe(sheet.replace('Between blocks', 'Gaps'))
    expect(said(sheet, '--last', 'a */ b')).toBe(sheet.replace('  --last', '  /* a * / b */\n  --last'))
  })

  test('an empty text takes it away, and nothing else', () => {
    expect(said(sheet, '--gap', '')).toBe(sheet.replace('  /* Between blocks */\n', ''))
    expect(said(sheet, '--brand', ' ')).toBe(sheet.replace(' /* of the logo */', ''))
    expect(said(said(sheet, '--last', 'x'), '--last', '')).toBe(sheet)
  })
})

describe('move', () => {
  const moved = (css: string, name: string, before: string) => {
    const edited = moveVariable(css, { name, selector: ':root,:host', atRule: null }, { name: before, side: 'before' })
    return edited.ok ? edited.value : edited.failure
  }

  test('takes what describes it along; gaps stay, and the last one gets its semicolon', () => {
    expect(moved(sheet, '--last', '--brand')).toBe(
      sheet
        .replace('  --last:2px\n', '')
        .replace(
          '  --brand: #0a6cff; /* of the logo */\n\n',
          '  --last:2px;\n\n  --brand: #0a6cff; /* of the logo */\n',
        ),
    )
  })

  test('there and back is every byte', () => {
    const css = ':root {\n  --a: 1;\n\n  /* b */\n  --b: 2;\n  --c: 3;\n}\n'
    const place = { selector: ':root', atRule: null }
    const go = (text: string, name: string, before: string | null) => {
      const edited = moveVariable(text, { name, ...place }, before === null ? null : { name: before, side: 'before' })
      if (!edited.ok) throw new Error(edited.failure)
      return edited.value
    }
    expect(go(css, '--c', '--a')).toBe(':root {\n  --c: 3;\n\n  --a: 1;\n  /* b */\n  --b: 2;\n}\n')
    expect(go(go(css, '--c', '--a'), '--c', null)).toBe(css)
    expect(go(go(css, '--a', '--c'), '--a', '--b')).toBe(css)
  })

  test('behind the last one, and behind the one that stands before it already', () => {
    const css = ':root {\n  --a: 1;\n  --b: 2;\n  top: 0\n}\n'
    const behind = (name: string, other: string) => {
      const edited = moveVariable(css, { name, selector: ':root', atRule: null }, { name: other, side: 'behind' })
      return edited.ok ? edited.value : edited.failure
    }
    expect(behind('--a', '--b')).toBe(':root {\n  --b: 2;\n  --a: 1;\n  top: 0\n}\n')
    expect(behind('--b', '--a')).toBe(css)
    expect(behind('--a', '--c')).toBe('missing')
  })
})

test('a value that is set is the value that is read, and all else stays', () => {
  const names = fc.constantFrom('--a', '--b-c', '--ü')
  const values = fc.constantFrom('red', '1px', 'var(--x, 2px)', '"; }"', '{ a: b }', 'url(a.png)')
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { minLength: 1, maxLength: 6 }), (edits) => {
      let css = 'p{top:0}\n'
      for (const [name, text] of edits) css = value(css, name, text)
      const last = new Map(edits)
      for (const [name, text] of last) expect(css).toContain(`${name}:${text}`)
      for (const name of last.keys()) {
        const cleared = clearVariable(css, name, baseMode)
        css = cleared.ok ? cleared.value : cleared.failure
      }
      expect(css.trim()).toBe('p{top:0}')
    }),
  )
})
