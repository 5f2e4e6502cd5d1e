/** Rules of the guide itself: its grids and frames, in the colours and fonts of the site. */
export const guideRules = `.style-guide {
  max-inline-size: 80rem;
  margin-inline: auto;
  padding: clamp(1rem, 4vw, 4rem);
}

.style-guide > section {
  display: grid;
  gap: 1rem;
  margin-block-start: 3rem;
}

.style-guide > section > * {
  min-inline-size: 0;
  margin-block: 0;
}

.style-guide-grid {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.style-guide-lines {
  display: grid;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.style-guide-grid > li,
.style-guide-lines > li {
  min-inline-size: 0;
  overflow-wrap: anywhere;
}

.style-guide-sample {
  display: block;
  box-sizing: border-box;
  block-size: 4.5rem;
  margin-block-end: 0.5rem;
  border: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
}

.style-guide-shadow {
  border-color: transparent;
}

.style-guide-line {
  display: block;
  line-height: 1.2;
}

.style-guide-bar {
  display: block;
  max-inline-size: 100%;
  block-size: 0.75rem;
  margin-block-start: 0.25rem;
  background: currentcolor;
}

.style-guide-note {
  display: block;
  font-size: 0.8125rem;
  line-height: 1.4;
}

.style-guide-states {
  display: flex;
  flex-wrap: wrap;
  gap: 1.25rem;
  align-items: end;
}

.style-guide-states > figure {
  margin: 0;
}

.style-guide-states figcaption {
  margin-block-start: 0.375rem;
  font-size: 0.8125rem;
}

.style-guide-fields {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: 1.25rem;
}
`
