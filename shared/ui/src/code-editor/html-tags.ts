/** Words that Tab turns into an element, with the shorthands people know. */
export const htmlTags: ReadonlySet<string> = new Set(
  `a abbr address area article aside audio b base bdi bdo blockquote body br btn button canvas caption cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4
  h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main map mark menu meta meter nav
  noscript object ol optgroup option output p picture pre progress q rp rt ruby s samp script search section select slot
  small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track
  u ul var video wbr bq fig figc ifr emb obj cap colg fst btn optg tarea leg sect art hdr ftr adr dlg str prog mn tem
  datal ri:dpr`.split(/\s+/),
)
