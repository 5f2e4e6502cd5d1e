/** A script bundled on its own, as the text that is written into a built site. */
declare module '*?shipped' {
  const text: string
  export default text
}

/** Every file of a folder as one piece, by the name of the function it exports. */
declare module '*?pieces' {
  const pieces: Readonly<Record<string, { readonly text: string; readonly needs: readonly string[] }>>
  export default pieces
}

/** A file as it stands, as text. */
declare module '*?raw' {
  const text: string
  export default text
}

/** What the slider library is made of beside the sliding itself: scripts by the names of its modules. */
declare module 'pergola:slider-parts' {
  const parts: Readonly<Record<string, string>>
  export default parts
}
