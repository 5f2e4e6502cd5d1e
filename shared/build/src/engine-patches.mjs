/** What we change in petite-vue 0.4.1 (dist/petite-vue.es.js), each as the text it has and the text it gets. */
export const enginePatches = [
  // Names that an entry is taken apart into may be of any writing.
  {
    find: String.raw`/^[{[]\s*((?:[\w_$]+\s*,?\s*)+)[\]}]$/`,
    replace: String.raw`/^[{[]\s*((?:[\w$\u0080-\uffff]+\s*,?\s*)+)[\]}]$/`,
  },
  // A directive of ours goes before the engine's own of the same name, written out or with its sign.
  { find: 'r=rn[l]||s.dirs[l]', replace: 'r=s.dirs[l]||rn[l]' },
  { find: 't[0]===":")r=ie,', replace: 't[0]===":")r=s.dirs.bind||ie,' },
  { find: 't[0]==="@")r=Ke,', replace: 't[0]==="@")r=s.dirs.on||Ke,' },
  // Expressions in a text may hold braces.
  {
    find: 't.delimitersRE=new RegExp(Ye(s)+"([^]+?)"+Ye(r),"g")',
    replace: 't.delimitersRE=e.$matcher||new RegExp(Ye(s)+"([^]+?)"+Ye(r),"g")',
  },
  // Code and styles in the page are no text of the page: `${}` in them is theirs.
  {
    find: 'if(s.hasAttribute("v-pre"))return;',
    replace: 'if(s.hasAttribute("v-pre")||/^(script|style)$/i.test(s.tagName))return;',
  },
  // Data that no engine can read are none, and the rest of the page runs.
  { find: 'const o=r?H(t.scope,r):{};', replace: 'const o=r&&H(t.scope,r)||{};' },
  // What a getter says is asked for where it is used: at the start there may be nothing yet to say it from.
  {
    find: 'typeof e[t]=="function"&&(e[t]=e[t].bind(e))',
    replace: 'typeof Object.getOwnPropertyDescriptor(e,t).value=="function"&&(e[t]=e[t].bind(e))',
  },
  // Of a text, what cannot be had is empty, and the words around it stay.
  { find: 'r.push(`$s(${c[1]})`)', replace: 'r.push(`$s(()=>(${c[1]}))`)' },
  // It is told once for each expression: a list may have thousands of entries.
  {
    find: 't.scope.$s=ze,',
    replace: 't.scope.$s=(o=>e=>{try{return ze(e())}catch(n){return o[e]||(o[e]=1,console.error(n)),""}})({}),',
  },
]
