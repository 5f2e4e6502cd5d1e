// Deterministic pages of any size: sections of cards with headings, text, links, images and lists, and a sheet of rules
// that most of them match. The same page is given to Pergola and to its peer.

const words =
  'garden timber lattice shade climbing rose stone bench path evening light plan grow carve joint beam'.split(' ')

function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

function sentence(random, length) {
  const text = Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')
  return `${text[0].toUpperCase()}${text.slice(1)}.`
}

// 20 elements: article, img, h3, p, strong, a, ul, 4 li, footer, 2 span, button, div, small, em, code, hr. The id finds
// one of them without a search; a style edit goes to its last class, which no other has: it is one card that changes.
function card(random, index) {
  return `    <article id="more-${index}" class="card card-${index % 60} tone-${index % 7} one-${index}">
      <img class="card-image" alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" width="80" height="60">
      <h3 class="card-title">${sentence(random, 3)}</h3>
      <p class="card-text">${sentence(random, 9)} <strong>${sentence(random, 1)}</strong> <a class="card-link" href="#more-${index}">More</a></p>
      <ul class="card-list"><li>${sentence(random, 2)}</li><li>${sentence(random, 2)}</li><li>${sentence(random, 2)}</li><li>${sentence(random, 2)}</li></ul>
      <footer class="card-foot"><span>${index}</span><span class="muted">${sentence(random, 1)}</span><button type="button">Open</button></footer>
      <div class="card-note"><small>${sentence(random, 4)}</small> <em>${sentence(random, 1)}</em> <code>x${index}</code><hr></div>
    </article>
`
}

/** `elements` is met to within one card of 20. */
export function generatePage(elements, rules = 305) {
  const random = createRandom(elements)
  const cards = Math.max(1, Math.round(elements / 20.5))
  let html = '<main class="page">\n'
  for (let index = 0; index < cards; index++) {
    if (index % 40 === 0) html += `${index ? '  </section>\n' : ''}  <section class="band band-${(index / 40) % 5}">\n`
    html += card(random, index)
  }
  return { html: `${html}  </section>\n</main>\n`, css: generateSheet(rules) }
}

function generateSheet(rules) {
  const fixed = [
    '.page { max-width: 1080px; margin: 0 auto; font-family: system-ui, sans-serif; }',
    '.band { display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; padding: 24px; }',
    '.card { padding: 12px; border: 1px solid #ddd; border-radius: 8px; }',
    '.card-title { font-size: 18px; margin: 8px 0; }',
    '.card-text { line-height: 1.5; color: #333; }',
    '.card:hover { border-color: #888; }',
    '@media (max-width: 768px) { .band { grid-template-columns: 1fr 1fr; } }',
  ]
  const many = Array.from({ length: Math.max(0, rules - fixed.length) }, (_, index) =>
    index % 5 === 4
      ? `@media (max-width: ${400 + (index % 9) * 80}px) { .card-${index % 60} .muted { opacity: 0.${(index % 8) + 1}; } }`
      : `.card-${index % 60} .${['card-title', 'card-text', 'card-list li', 'card-foot'][index % 4]} { letter-spacing: 0.0${index % 9}em; }`,
  )
  return [...fixed, ...many].join('\n')
}
