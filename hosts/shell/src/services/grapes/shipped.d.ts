declare module '*?shipped' {
  const script: string
  export default script
}
