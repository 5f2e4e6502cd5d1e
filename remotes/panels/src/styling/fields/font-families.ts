/** The built-in font families, annex §5.10. */
const names = `
  Arial, Verdana, Helvetica, Tahoma, Trebuchet MS, Times New Roman, Georgia, Garamond, Courier New,
  Brush Script MT, Comic Sans MS, Impact, Palatino Linotype, Lucida Sans, Lucida Console, Arial Black,
  Century Gothic, Lucida Sans Unicode, Franklin Gothic Medium, Gill Sans, Optima, Futura, Candara, Geneva,
  Courier, MS Serif, MS Sans Serif, Perpetua, Rockwell, Symbol, Webdings, Wingdings, Zapf Dingbats,
  Bookman Old Style, Book Antiqua, Calisto MT, Cambria, Consolas, Corbel, Hoefler Text, Minion Pro, Myriad Pro,
  Adobe Garamond, Avant Garde, Baskerville, Didot, Goudy Old Style, Harrington, ITC Franklin Gothic,
  Letter Gothic, Old English Text, Stencil, Vivaldi, Monaco, Bodoni MT, Copperplate Gothic Light, Wide Latin,
  Tw Cen MT, MS Gothic, SimSun, MingLiU, PMingLiU, Microsoft JhengHei, Microsoft YaHei, SimHei, DFKai-SB,
  Batang, Gulim, Dotum, Gungsuh, Malgun Gothic, Nanum Gothic, Noto Sans, Noto Serif, Roboto, Open Sans, Lato,
  Oswald, Raleway, PT Sans, PT Serif, Playfair Display, Montserrat, Source Sans Pro, Merriweather, Ubuntu,
  Nunito, Rubik, Mukta, Poppins, Cabin, Oxygen, Dancing Script, Lobster, Pacifico, Shadows Into Light,
  Indie Flower, Amatic SC, Josefin Sans, Righteous, Kalam, Permanent Marker, Fredericka the Great, Caveat,
  Quicksand, Anton, Bungee, Crimson Text, EB Garamond, Cinzel, Play, Fira Sans, Archivo, Sarabun, Asap,
  Yanone Kaffeesatz, Comfortaa, Muli, Titillium Web, Arvo, Karla, Cormorant Garamond, Bitter, Notable, Kanit,
  Vollkorn, Abril Fatface, Satisfy, Lobster Two, Bangers, Chewy, Luckiest Guy, Fredoka One, Baloo, Margarine,
  Cookie, Gloria Hallelujah, Rock Salt, Shadows Into Light Two, Rancho, Great Vibes, Sacramento, Parisienne,
  Kaushan Script, Norican, Courgette, Yellowtail
`

export const fontFamilies: readonly string[] = names.split(',').map((name) => name.trim())
