/** What we change in petite-vue 0.4.1 (dist/petite-vue.es.js), each as the text it has and the text it gets. */
export const enginePatches = [
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
]
