/** A script bundled on its own, as the text that is written into a built site. */
declare module '*?shipped' {
  const text: string
  export default text
}
