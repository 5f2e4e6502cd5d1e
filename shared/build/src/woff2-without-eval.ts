import type { Plugin } from 'vite'

/** Where the glue of woff2-encoder makes a function of a text: that ends in `(Function,h).apply(null,F)`. */
const evaluated =
  /\(function\(A,g\)\{if\(!\(A instanceof Function\)\)throw TypeError\(`new_ called[^`]*`\);[^{}]*\{\}\);[^{}]*\}\)\(Function,h\)\.apply\(null,F\)/

/** What that text says, for every number of arguments: `g` are types, of the value first, `B` calls what `I` names. */
const called =
  '((...given)=>{const used=[],wired=given.map((each,at)=>g[at+2].toWireType(used,each)),value=B(I,...wired);AD(used);return i?g[0].fromWireType(value):void 0})'

/** The policy of the editor evaluates nothing, and the packer of fonts has one function to make. */
export function woff2WithoutEval(): Plugin {
  return {
    name: 'pergola:woff2-without-eval',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/woff2-encoder/dist/index.js')) return null
      if (!evaluated.test(code)) this.error('woff2-encoder is written another way: look where it evaluates a text now')
      return { code: code.replace(evaluated, () => called), map: null }
    },
  }
}
