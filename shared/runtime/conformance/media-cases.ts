import { each, inPage } from './event-case.ts'
import type { EventCase } from './event-case.ts'

const player = '<audio @ muted></audio>'

const loaded = "el.src = tone; await new Promise((done) => el.addEventListener('canplaythrough', done, { once: true }))"

export const mediaCases: readonly EventCase[] = [
  ...each(
    'loadedmetadata loadeddata durationchange canplay canplaythrough progress',
    player,
    inPage('el.preload = "auto"; el.src = tone'),
  ),
  ...each('play playing timeupdate ended', player, inPage(`${loaded}; await el.play()`)),
  ...each('pause', player, inPage(`${loaded}; await el.play(); el.pause()`)),
  ...each('seeking seeked', player, inPage(`${loaded}; el.currentTime = 0.1`)),
  ...each('volumechange', player, inPage('el.volume = 0.5')),
  ...each('ratechange', player, inPage('el.playbackRate = 2')),
  ...each('abort', player, inPage(`${loaded}; el.load()`)),
  ...each('suspend', player, inPage('el.preload = "auto"; el.src = tone')),
  // What has come is played to its end, and no more comes.
  ...each('waiting', player, inPage(`el.preload = "auto"; ${loaded.replace('tone', 'stopping')}; el.play()`)),
  // A sound of its own: two that ask for one address wait for each other.
  ...each('stalled', player, inPage('el.src = `${stopping}?again`; el.play()')),
  // A track tells the video that it is of nothing.
  ...each(
    'cuechange',
    `<video @ muted><track default src="data:text/vtt,WEBVTT%0A%0A00:00.000 --> 00:00.200%0Ahi"></video>`,
    inPage(`${loaded}; await el.play()`),
  ),
  // A video in a figure is what a designer wraps.
  ...each('play', '<figure @><audio muted></audio></figure>', inPage('el.firstChild.src = tone; el.firstChild.play()')),
]
