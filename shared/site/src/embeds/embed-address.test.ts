import { describe, expect, test } from 'vitest'
import { embedHtml, embedOf, isShortMap } from './embed-address.ts'

const id = 'dQw4w9WgXcQ'
const video = `https://www.youtube.com/embed/${id}`

describe('embedOf', () => {
  test.each([
    [`https://www.youtube.com/watch?v=${id}&t=42s`, `${video}?start=42`],
    [`https://youtu.be/${id}?t=1m2s&si=x`, `${video}?start=62`],
    [`youtube.com/watch?v=${id}`, video],
    [`https://m.youtube.com/shorts/${id}`, video],
    [`https://www.youtube.com/live/${id}?feature=share`, video],
    [`https://www.youtube.com/watch?list=PL1234567890&v=${id}`, `${video}?list=PL1234567890`],
    [
      'https://www.youtube.com/playlist?list=PL1234567890',
      'https://www.youtube.com/embed/videoseries?list=PL1234567890',
    ],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
    ['https://vimeo.com/76979871/abcdef0123#t=1m5s', 'https://player.vimeo.com/video/76979871?h=abcdef0123#t=65s'],
    ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
    [
      'https://www.google.de/maps/place/K%C3%B6lner+Dom/@50.9412,6.9582,17z/data=!3m1',
      'https://www.google.com/maps?q=K%C3%B6lner+Dom&ll=50.9412%2C6.9582&z=17&output=embed',
    ],
    [
      'https://www.google.com/maps/@50.9412,6.9582,17z',
      'https://www.google.com/maps?q=50.9412%2C6.9582&ll=50.9412%2C6.9582&z=17&output=embed',
    ],
    ['https://maps.google.com/?q=Bern', 'https://www.google.com/maps?q=Bern&output=embed'],
    [
      'https://www.google.co.uk/maps/dir/Bath/York/@52,-1,7z',
      'https://www.google.com/maps?saddr=Bath&daddr=York&ll=52%2C-1&z=7&output=embed',
    ],
    [
      'https://www.openstreetmap.org/?mlat=0&mlon=10#map=15/0/10',
      'https://www.openstreetmap.org/export/embed.html?bbox=9.98713%2C-0.00966%2C10.01287%2C0.00966&layer=mapnik&marker=0%2C10',
    ],
  ])('%s is shown at %s', (address, expected) => {
    expect(embedOf(address)?.address).toBe(expected)
    // What may be framed stays as it is.
    expect(embedOf(expected)).toBeNull()
  })

  test.each([
    '',
    'see https://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@channel',
    'https://www.youtube.com/watch?v=%22%3E%3Cscript',
    'javascript:youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/about',
    'https://www.google.com/search?q=maps',
    'https://www.google.com/maps',
    'https://www.openstreetmap.org/about',
    'https://www.openstreetmap.org/#map=15/95/10',
    './clip.mp4',
  ])('%s is none', (address) => {
    expect(embedOf(address)).toBeNull()
  })

  test('markup of a frame has nothing of the address but its value', () => {
    const embed = embedOf('https://maps.google.com/?q=%22%3E%3Cscript%3E')
    expect(embed && embedHtml(embed)).toBe(
      '<iframe src="https://www.google.com/maps?q=%22%3E%3Cscript%3E&amp;output=embed" title="Google map" width="600" height="450" loading="lazy"></iframe>',
    )
  })
})

describe('isShortMap', () => {
  test.each(['https://maps.app.goo.gl/AbCd1234', 'goo.gl/maps/AbCd1234', 'https://maps.app.goo.gl/AbCd?g_st=ic'])(
    'knows %s, which is no embed',
    (address) => {
      expect(isShortMap(address)).toBe(true)
      expect(embedOf(address)).toBeNull()
    },
  )

  test.each(['https://goo.gl/AbCd', 'see https://maps.app.goo.gl/AbCd', 'https://maps.app.goo.gl.evil.test/AbCd', ''])(
    'leaves %j',
    (address) => expect(isShortMap(address)).toBe(false),
  )
})
