export { parsePage } from './parse-page.ts'
export { findXmlFaults, findXmlProblem, isXmlProblem, parseXml, readXml } from './parse-xml.ts'
export { escapeXmlAttribute } from './xml-text.ts'
export { scanXml } from './scan-xml.ts'
