/**
 * What we change in petite-vue 0.4.1 (dist/petite-vue.es.js): the text it has, the text it gets, and the conformance test
 * in shared/runtime/conformance/directives.chromium.test.ts that fails without the change.
 */
export const enginePatches = [
  {
    name: 'names of any writing',
    why: 'Names that an entry of a list is taken apart into may be of any writing; the engine knows Latin letters.',
    heldBy: 'v-for goes over arrays, objects and numbers',
    find: String.raw`/^[{[]\s*((?:[\w_$]+\s*,?\s*)+)[\]}]$/`,
    replace: String.raw`/^[{[]\s*((?:[\w$\u0080-\uffff]+\s*,?\s*)+)[\]}]$/`,
  },
  {
    name: 'own directives first',
    why: "A directive of ours goes before the engine's own of the same name.",
    heldBy: 'v-show keeps the element and its own display',
    find: 'r=rn[l]||s.dirs[l]',
    replace: 'r=s.dirs[l]||rn[l]',
  },
  {
    name: 'own bind behind the colon',
    why: 'The same for `:name`, which the engine takes for its own v-bind.',
    heldBy: 'a colon before a name is v-bind',
    find: 't[0]===":")r=ie,',
    replace: 't[0]===":")r=s.dirs.bind||ie,',
  },
  {
    name: 'own on behind the at sign',
    why: 'The same for `@event`, which the engine takes for its own v-on.',
    heldBy: 'an at sign before an event is v-on, with all its modifiers',
    find: 't[0]==="@")r=Ke,',
    replace: 't[0]==="@")r=s.dirs.on||Ke,',
  },
  {
    name: 'braces in expressions',
    why: 'The engine ends an expression in a text at its first closing brace; ours counts them.',
    heldBy: 'an expression may hold braces, strings and templates of its own',
    find: 't.delimitersRE=new RegExp(Ye(s)+"([^]+?)"+Ye(r),"g")',
    replace: 't.delimitersRE=e.$matcher||new RegExp(Ye(s)+"([^]+?)"+Ye(r),"g")',
  },
  {
    name: 'scripts and styles left alone',
    why: 'Code and styles in the page are no text of the page: `${}` in them is theirs.',
    heldBy: 'scripts and styles in the page are not texts of it',
    find: 'if(s.hasAttribute("v-pre"))return;',
    replace: 'if(s.hasAttribute("v-pre")||/^(script|style)$/i.test(s.tagName))return;',
  },
  {
    name: 'data that cannot be read',
    why: 'Data that no engine can read are none, and the rest of the page runs; the engine stops.',
    heldBy: 'of a text, what cannot be had is empty, and told once however often; data that cannot be read are none',
    find: 'const o=r?H(t.scope,r):{};',
    replace: 'const o=r&&H(t.scope,r)||{};',
  },
  {
    name: 'getters asked where they are used',
    why: 'The engine asks every getter at the start, to see whether it is a function; there may be nothing to read yet.',
    heldBy: 'a getter that has nothing to read yet keeps nothing else from running',
    find: 'typeof e[t]=="function"&&(e[t]=e[t].bind(e))',
    replace: 'typeof Object.getOwnPropertyDescriptor(e,t).value=="function"&&(e[t]=e[t].bind(e))',
  },
  {
    name: 'parts of a text on their own',
    why: 'Of a text, what cannot be had is empty, and the words around it stay; the engine leaves out the whole text.',
    heldBy: 'of a text, what cannot be had is empty, and told once however often; data that cannot be read are none',
    find: 'r.push(`$s(${c[1]})`)',
    replace: 'r.push(`$s(()=>(${c[1]}))`)',
  },
  {
    name: 'one message for each expression',
    why: 'What failed is told once for each expression: a list may have thousands of entries. Needs the change before.',
    heldBy: 'of a text, what cannot be had is empty, and told once however often; data that cannot be read are none',
    find: 't.scope.$s=ze,',
    replace: 't.scope.$s=(o=>e=>{try{return ze(e())}catch(n){return o[e]||(o[e]=1,console.error(n)),""}})({}),',
  },
]

/** The engine's text with our changes. One that does not fit stops the build: it was made for another version. */
export function patchEngine(code) {
  return enginePatches.reduce((patched, { name, find, replace }) => {
    const count = patched.split(find).length - 1
    if (count !== 1) throw new Error(`petite-vue, "${name}": expected this text once, found it ${count} times: ${find}`)
    return patched.replace(find, () => replace)
  }, code)
}
