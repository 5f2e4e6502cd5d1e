declare module 'pergola:browser-library' {
  const text: string
  export default text
}
